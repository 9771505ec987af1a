/// The animations of a layer, in the order they were added.
package struct LayerAnimations {
  /// The animations.
  package var entries: [ActiveAnimation] = []
  /// The copy of the layer that shows the animations, which is reused for each frame.
  var presentation: CALayer?

  mutating func remove(_ key: String) -> ActiveAnimation? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    return entries.remove(at: index)
  }
}

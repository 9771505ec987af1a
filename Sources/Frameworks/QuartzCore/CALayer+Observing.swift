import ObjectiveC

extension CALayer: KeyValueChangeSignaling {
  /// The keys of the properties whose observers are notified immediately.
  package static let signaledKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents",
    "contentsGravity", "contentsRect", "cornerRadius", "frame", "hidden", "isHidden",
    "mask", "masksToBounds", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity",
    "shadowPath", "shadowRadius", "sublayerTransform", "transform", "zPosition",
  ]

  package final func signalsChange(ofKeyPath path: String) -> Bool {
    Self.signaledKeys.contains(path)
  }

  /// Notifies observers of the layer and of its view.
  final func signalChange() {
    guard PropertyObservers.isWatching else { return }
    PropertyObservers.didChange(self)
    if let owner { PropertyObservers.didChange(owner) }
  }
}

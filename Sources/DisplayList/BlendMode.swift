/// The mode in which a group is blended with the drawing below it.
///
/// The page's player uses the same order.
///
/// The modes starting with `sourceIn` are Porter-Duff modes. They also change the existing drawing
/// where the group is empty, within the clip.
package enum BlendMode: UInt8, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusLighter

  /// Whether the drawing doesn't change where the group is empty.
  package var isBounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}

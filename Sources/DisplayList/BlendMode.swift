/// The way that a group is blended with the drawing beneath it; the page's player uses the same
/// order.
///
/// The modes from `sourceIn` on follow Porter and Duff: where the group is empty they change what
/// was drawn too, as far as the clip reaches.
package enum BlendMode: UInt8, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusLighter

  /// Whether nothing changes where the group is empty.
  package var isBounded: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}

import DisplayList

/// The ends of open strokes.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cglinecap>.
public enum CGLineCap: Int32, Sendable {
  /// The stroke ends at the point.
  case butt
  /// A half circle around the point.
  case round
  /// Half a line width beyond the point.
  case square

  /// The end of lines in the display list.
  package var displayed: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The joins of strokes.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cglinejoin>.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A corner cut off.
  case bevel

  /// The corner of lines in the display list.
  package var displayed: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The ways to draw a path.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode>.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding number.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the winding number, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke
}

/// The quality with which images are scaled.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cginterpolationquality>.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context decides.
  case `default`
  /// No interpolation.
  case none
  /// Fast.
  case low
  /// Slow.
  case high
  /// Between fast and slow.
  case medium
}

/// The blend mode, which mixes new drawing with the drawing beneath.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgblendmode>.
public enum CGBlendMode: Int32, Sendable {
  /// Over the drawing beneath.
  case normal
  /// Multiplied.
  case multiply
  /// Inverses multiplied.
  case screen
  /// Multiply or screen, by the background.
  case overlay
  /// The darker one.
  case darken
  /// The lighter one.
  case lighten
  /// Brightens the background.
  case colorDodge
  /// Darkens the background.
  case colorBurn
  /// Darken or lighten, softly.
  case softLight
  /// Multiply or screen, by the source.
  case hardLight
  /// The difference.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the source.
  case hue
  /// The saturation of the source.
  case saturation
  /// The hue and saturation of the source.
  case color
  /// The luminance of the source.
  case luminosity
  /// Nothing, which makes the place transparent.
  case clear
  /// The source alone.
  case copy
  /// The source where the background is opaque.
  case sourceIn
  /// The source where the background is transparent.
  case sourceOut
  /// The source over the background, where that is opaque.
  case sourceAtop
  /// The background over the source.
  case destinationOver
  /// The background where the source is opaque.
  case destinationIn
  /// The background where the source is transparent.
  case destinationOut
  /// The background over the source, where that is opaque.
  case destinationAtop
  /// The one or the other, not both.
  case xor
  /// The sum, darkened.
  case plusDarker
  /// The sum.
  case plusLighter
}

extension CGBlendMode {
  /// Returns whether only opaque content is blended in the same way as in Core Graphics.
  /// - Parameter hasCoverage: whether the area of the content is known.
  func needsOpaque(hasCoverage: Bool) -> Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: !hasCoverage
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// Returns whether a command has the same result as in the normal mode.
  func isNormal(drawing command: DrawingCommand) -> Bool {
    self == .normal || self == .copy && command.isOpaque
  }
}

/// An array of Core Foundation, which is Swift's own here.
public typealias CFArray = [Any]

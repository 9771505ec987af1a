import DisplayList

/// Options for drawing a gradient beyond its ends.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions>.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Draws the gradient's first color before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Draws the gradient's last color after its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth transition between colors.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cggradient>.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Creates a gradient from colors and their locations, which are evenly spaced if `nil`.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.map { ($0 as? CGColor)?.color ?? Color.clear }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      GradientStop(
        location: Self.location(index, of: colors.count, in: locations), color: color)
    }
  }

  /// Creates a gradient from color components and their locations.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    stops = (0..<count).map { index in
      let color = CGColor(colorSpace: space, components: components + index * width)
      return GradientStop(
        location: Self.location(index, of: count, in: locations), color: color?.color ?? .clear)
    }
  }

  private static func location(
    _ index: Int, of count: Int, in locations: UnsafePointer<CGFloat>?
  ) -> Double {
    if let locations { return Double(locations[index]) }
    return Double(index) / Double(max(1, count - 1))
  }
}

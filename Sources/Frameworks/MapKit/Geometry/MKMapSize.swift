/// A width and a height on the map of the whole world, in map points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapsize>.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates an empty size.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the map of the whole world.
  public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// Creates a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

/// Returns whether two sizes are equal.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}

import Foundation

/// The place from which a map is seen.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapcamera>.
open class MKMapCamera: NSObject {
  /// The coordinate in the middle of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the center, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The angle from straight down, in degrees.
  open var pitch: CGFloat = 0
  /// The direction at the top of the map, in degrees from north.
  open var heading: CLLocationDirection = 0

  /// The height above the ground, in meters.
  @available(*, deprecated, message: "Use centerCoordinateDistance instead")
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
  }

  /// Creates a camera at 0, 0.
  public override init() {
    super.init()
  }

  /// Creates a camera that looks at a coordinate.
  /// - Parameters:
  ///   - distance: The distance from the coordinate, in meters.
  ///   - pitch: The angle from straight down, in degrees.
  ///   - heading: The direction at the top of the map, in degrees from north.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

extension MKMapCamera {
  /// The tangent of half of the angle of view.
  private static let view = tan(15 * Double.pi / 180)

  /// Creates the camera of a part of the map.
  convenience init(_ viewport: Viewport) {
    let center = viewport.center.coordinate
    let height = viewport.visibleRect.height * MKMetersPerMapPointAtLatitude(center.latitude)
    self.init(
      lookingAtCenter: center, fromDistance: height / 2 / Self.view, pitch: 0, heading: 0)
  }

  /// Returns the part of the map that the camera sees straight down.
  func viewport(in size: CGSize) -> Viewport {
    let meters = 2 * centerCoordinateDistance * Self.view
    let points = meters * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
    return Viewport(
      center: MKMapPoint(centerCoordinate), scale: points > 0 ? size.height / points : .infinity,
      size: size)
  }
}

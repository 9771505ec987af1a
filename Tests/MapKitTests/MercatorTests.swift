import Testing

@testable import MapKit

/// The projection of the earth onto the map.
struct MercatorTests {
  @Test func theMiddleOfTheMapIsZeroZero() {
    let point = MKMapPoint(CLLocationCoordinate2D())
    #expect(point.x == 134_217_728)
    #expect(abs(point.y - 134_217_728) < 0.000_1)
  }

  @Test(arguments: [
    // San Francisco and Sydney, by the formula of Web Mercator at zoom level 20.
    (37.7749, -122.4194, 42_935_207.27, 103_755_923.90),
    (-33.8688, 151.2093, 246_967_554.10, 161_086_037.16),
  ])
  func coordinatesHaveKnownPlaces(latitude: Double, longitude: Double, x: Double, y: Double) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x) < 0.01, "\(point.x)")
    #expect(abs(point.y - y) < 0.01, "\(point.y)")
    #expect(abs(point.coordinate.latitude - latitude) < 0.000_000_1)
    #expect(abs(point.coordinate.longitude - longitude) < 0.000_000_1)
  }

  @Test func theMapEndsAt85Degrees() {
    let north = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0))
    #expect(abs(north.y) < 0.001)
    #expect(abs(MKMapRect.world.origin.coordinate.latitude - 85.051_128_78) < 0.000_001)
  }

  @Test func invalidCoordinatesHaveNoPlace() {
    let point = MKMapPoint(kCLLocationCoordinate2DInvalid)
    #expect(point.x == -1 && point.y == -1)
  }

  @Test func metersShrinkTowardThePoles() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 0.000_001)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) * 2 - MKMetersPerMapPointAtLatitude(0)) < 1e-9)
    #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.698_32) < 0.000_1)
  }

  @Test func rectanglesAreCombined() {
    let (left, right) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 20)
    )
    #expect(MKMapRectEqualToRect(left.union(right), MKMapRectMake(0, 0, 15, 25)))
    #expect(MKMapRectEqualToRect(left.intersection(right), MKMapRectMake(5, 5, 5, 5)))
    #expect(MKMapRectEqualToRect(MKMapRect.null.union(right), right))
    #expect(left.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(left.contains(MKMapPoint(x: 9, y: 0)) && !left.contains(MKMapPoint(x: 10, y: 0)))
    let parts = left.divided(atDistance: 3, from: .maxXEdge)
    #expect(MKMapRectEqualToRect(parts.slice, MKMapRectMake(7, 0, 3, 10)))
    #expect(MKMapRectEqualToRect(parts.remainder, MKMapRectMake(0, 0, 7, 10)))
  }

  @Test func partsBeyondTheMeridianAreAtTheOtherEnd() {
    let side = MKMapSize.world.width
    let rect = MKMapRect(x: side - 10, y: 0, width: 30, height: 5)
    #expect(rect.spans180thMeridian)
    #expect(MKMapRectEqualToRect(rect.remainder(), MKMapRectMake(0, 0, 20, 5)))
    #expect(!MKMapRect.world.spans180thMeridian)
  }
}

import CoreGraphics
import Testing

@testable import MapKit

/// The overlays of maps.
@MainActor
struct OverlayTests {
  private let coordinates = [
    CLLocationCoordinate2D(latitude: 10, longitude: 20),
    CLLocationCoordinate2D(latitude: 12, longitude: 24),
    CLLocationCoordinate2D(latitude: 8, longitude: 22),
  ]

  @Test func aLineHasItsPoints() {
    let line = MKPolyline(coordinates: coordinates, count: coordinates.count)
    #expect(line.pointCount == 3)
    #expect(abs(line.points()[1].coordinate.longitude - 24) < 0.000_001)
    #expect(line.boundingMapRect.contains(MKMapPoint(coordinates[0])))
    var copies = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&copies, range: NSRange(location: 1, length: 2))
    #expect(abs(copies[1].latitude - 8) < 0.000_001)
    #expect(abs(line.coordinate.longitude - 22) < 0.000_001)
  }

  @Test func aCircleCoversItsRadius() {
    let circle = MKCircle(center: coordinates[0], radius: 1000)
    let meters =
      circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(coordinates[0].latitude)
    #expect(abs(meters - 2000) < 0.001)
    #expect(circle.intersects(circle.boundingMapRect))
    #expect(!circle.intersects(MKMapRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func pathsAreRelativeToTheOverlay() throws {
    let line = MKPolyline(coordinates: coordinates, count: coordinates.count)
    let renderer = MKPolylineRenderer(polyline: line)
    let path = try #require(renderer.path)
    #expect(abs(path.boundingBox.width - line.boundingMapRect.width) < 0.001)
    #expect(path.boundingBox.minX == 0 && path.boundingBox.minY == 0)
    let point = MKMapPoint(x: line.boundingMapRect.minX + 5, y: line.boundingMapRect.minY + 7)
    #expect(renderer.point(for: point) == CGPoint(x: 5, y: 7))
    #expect(MKMapPointEqualToPoint(renderer.mapPoint(for: CGPoint(x: 5, y: 7)), point))
  }

  @Test func overlaysHaveAnOrder() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let circles = (1...4).map { MKCircle(center: coordinates[0], radius: Double($0)) }
    map.addOverlays([circles[0], circles[1]])
    map.addOverlay(circles[2], level: .aboveRoads)
    map.insertOverlay(circles[3], below: circles[1])
    #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [3, 1, 4, 2])
    #expect(map.overlays(in: .aboveLabels).count == 3)
    map.exchangeOverlay(circles[0], with: circles[1])
    map.removeOverlay(circles[3])
    #expect(map.overlays.map { ($0 as? MKCircle)?.radius } == [3, 2, 1])
  }
}

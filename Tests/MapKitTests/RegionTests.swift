import CoreGraphics
import Testing

@testable import MapKit

/// The regions that maps show.
@MainActor
struct RegionTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  private func map(width: CGFloat = 300, height: CGFloat = 600) -> MKMapView {
    MKMapView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test func aRegionInMetersIsWiderInDegreesTowardThePoles() {
    let region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    #expect(abs(region.span.latitudeDelta - 0.008_983) < 0.000_001)
    #expect(abs(region.span.longitudeDelta - 0.014_763) < 0.000_01)
  }

  /// iOS extends the region to the shape of the view.
  @Test func aRegionFillsATallView() {
    let map = map()
    map.setRegion(
      MKCoordinateRegion(
        center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
      animated: false)
    let region = map.region
    #expect(abs(region.center.latitude - 52.52) < 0.000_01)
    #expect(abs(region.center.longitude - 13.405) < 0.000_01)
    #expect(abs(region.span.longitudeDelta - 0.1) < 0.000_001)
    // The view is twice as high as it's wide, and a degree of longitude is shorter.
    #expect(abs(region.span.latitudeDelta - 0.1217) < 0.000_1)
  }

  @Test func aRegionFillsAWideView() {
    let map = map(width: 600, height: 300)
    map.region = MKCoordinateRegion(
      center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    #expect(abs(map.region.span.latitudeDelta - 0.1) < 0.000_01)
    #expect(map.region.span.longitudeDelta > 0.3)
  }

  @Test func aRegionThatFitsIsTheOneThatIsShown() {
    let map = map()
    let region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 2000, longitudinalMeters: 500)
    let fitting = map.regionThatFits(region)
    map.setRegion(region, animated: false)
    #expect(fitting.span.latitudeDelta == map.region.span.latitudeDelta)
    #expect(fitting.span.longitudeDelta == map.region.span.longitudeDelta)
  }

  @Test func aRegionOfAViewWithoutASizeIsShownWhenItHasOne() {
    let map = MKMapView()
    map.setRegion(
      MKCoordinateRegion(
        center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.1)),
      animated: true)
    map.frame.size = CGSize(width: 400, height: 400)
    map.layoutIfNeeded()
    #expect(abs(map.region.span.longitudeDelta - 0.1) < 0.000_001)
    #expect(abs(map.centerCoordinate.latitude - 52.52) < 0.000_01)
  }

  @Test func theMapNeverEndsInTheView() {
    let map = map()
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 85, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))
    let rect = map.visibleMapRect
    #expect(rect.minY >= 0 && rect.maxY <= MKMapSize.world.height + 0.001)
  }

  @Test func pointsAndCoordinatesAreConverted() {
    let map = map()
    map.region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let middle = map.convert(berlin, toPointTo: map)
    #expect(abs(middle.x - 150) < 0.001 && abs(middle.y - 300) < 0.001)
    let corner = map.convert(CGPoint(x: 300, y: 0), toCoordinateFrom: nil)
    #expect(corner.latitude > berlin.latitude && corner.longitude > berlin.longitude)
    let back = map.convert(corner, toPointTo: nil)
    #expect(abs(back.x - 300) < 0.001 && abs(back.y) < 0.001)
    let frame = map.convert(map.region, toRectTo: nil)
    #expect(abs(frame.width - 300) < 0.001 && abs(frame.height - 600) < 0.1)
  }

  @Test func coordinatesAcrossTheMeridianAreNearEachOther() {
    let map = map()
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 179.9),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let place = map.convert(
      CLLocationCoordinate2D(latitude: 0, longitude: -179.9), toPointTo: nil)
    #expect(abs(place.x - 210) < 0.001)
  }

  @Test func paddingMovesTheMiddle() {
    let map = map(width: 400, height: 400)
    let rect = MKMapRect(x: 1_000_000, y: 100_000_000, width: 20_000, height: 20_000)
    map.setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 200), animated: false)
    let shown = map.convert(MKCoordinateRegion(rect), toRectTo: nil)
    #expect(abs(shown.minX) < 0.01 && abs(shown.minY - 200) < 0.01)
    #expect(abs(shown.width - 200) < 0.01 && abs(shown.maxY - 400) < 0.01)
  }

  @Test func aCameraSeesWhatItHasShown() {
    let map = map()
    map.region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let (rect, camera) = (map.visibleMapRect, map.camera)
    map.setCenter(CLLocationCoordinate2D(), animated: false)
    map.camera = camera
    #expect(abs(map.visibleMapRect.minX - rect.minX) < 0.01)
    #expect(abs(map.visibleMapRect.height - rect.height) < 0.01)
  }

  @Test func theMiddleStaysInTheBoundary() {
    let map = map()
    let region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000)
    map.region = region
    map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: region)
    map.setCenter(CLLocationCoordinate2D(latitude: 53, longitude: 13.405), animated: false)
    #expect(abs(map.centerCoordinate.latitude - 52.5245) < 0.000_1)
    #expect(abs(map.centerCoordinate.longitude - 13.405) < 0.000_01)
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
  }

  @Test func theDistanceStaysInTheRange() {
    let map = map()
    map.cameraZoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: 2000, maxCenterCoordinateDistance: 10_000)
    #expect(abs(map.camera.centerCoordinateDistance - 10_000) < 1)
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 10, longitudinalMeters: 10),
      animated: false)
    #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1)
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1)
        == nil)
  }

  @Test func zoomingKeepsThePlaceUnderTheFingers() {
    let part = Viewport(
      showing: MKMapRect(x: 100_000, y: 100_000, width: 3000, height: 6000),
      in: CGSize(width: 300, height: 600))
    let place = CGPoint(x: 40, y: 500)
    let zoomed = part.scaled(by: 3, around: place)
    #expect(abs(zoomed.mapPoint(at: place).x - part.mapPoint(at: place).x) < 0.001)
    #expect(abs(zoomed.scale / part.scale - 3) < 0.000_001)
  }

  @Test func aGlideSlowsDownAsScrollViewsDo() throws {
    let part = Viewport(
      showing: MKMapRect(x: 100_000, y: 100_000_000, width: 3000, height: 6000),
      in: CGSize(width: 300, height: 600))
    let motion = try #require(MapMotion(from: part, velocity: CGPoint(x: -1000, y: 0)))
    #expect(!motion.part(after: 0.1).isLast)
    let end = motion.part(after: 3)
    #expect(end.isLast)
    let distance = (end.part.center.x - part.center.x) * part.scale
    #expect(abs(distance - 497.8) < 1, "\(distance)")
    #expect(MapMotion(from: part, velocity: CGPoint(x: 5, y: 0)) == nil)
  }
}

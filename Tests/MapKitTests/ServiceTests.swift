import CoreGraphics
import Testing

@testable import MapKit

/// Services of Apple's, images of maps, and buttons for them.
@MainActor
struct ServiceTests {
  private let here = CLLocationCoordinate2D(latitude: 10, longitude: 20)

  @Test func servicesFailAsIfOffline() async {
    let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "cafe"))
    await #expect(throws: MKError(.serverFailure)) { try await search.start() }
    let directions = MKDirections(request: MKDirections.Request())
    await #expect(throws: MKError(.serverFailure)) { try await directions.calculate() }
    #expect((MKError(.serverFailure) as NSError).domain == "MKErrorDomain")
    #expect(!MKMapItem(placemark: MKPlacemark(coordinate: here)).openInMaps())
  }

  @Test func aPlacemarkHasItsAddress() {
    let place = MKPlacemark(
      coordinate: here, addressDictionary: ["Street": "1 Main Street", "City": "Springfield"])
    #expect(place.title == "1 Main Street, Springfield" && place.locality == "Springfield")
    #expect(place.location?.coordinate.latitude == 10)
    #expect(MKPlacemark(placemark: place).thoroughfare == "1 Main Street")
    #expect(MKMapItem(placemark: place).name == "1 Main Street")
  }

  @Test func anImageShowsTheRegion() async throws {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 100, height: 50)
    options.region = MKCoordinateRegion(
      center: here, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.size == CGSize(width: 100, height: 50))
    let point = snapshot.point(for: here)
    #expect(abs(point.x - 50) < 0.001 && abs(point.y - 25) < 0.001)
  }

  @Test func theButtonStartsAndStopsFollowing() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = MKUserTrackingButton(mapView: map)
    let control = try #require(button.subviews.first as? UIButton)
    control.sendActions(for: .touchUpInside)
    #expect(map.userTrackingMode == .follow && map.showsUserLocation)
    control.sendActions(for: .touchUpInside)
    #expect(map.userTrackingMode == .none)
  }

  @Test func filtersChooseCategories() {
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(filter.includes(.cafe) && filter.excludes(.zoo))
    #expect(MKPointOfInterestFilter.includingAll.includes(.zoo))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
  }

  @Test func configurationsChooseTheKindOfMap() {
    let map = MKMapView()
    map.preferredConfiguration = MKHybridMapConfiguration()
    #expect(map.mapType == .hybrid)
    map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
    #expect(map.mapType == .mutedStandard)
    #expect(MKMapConfiguration.named("imageryMapConfiguration") is MKImageryMapConfiguration)
  }
}

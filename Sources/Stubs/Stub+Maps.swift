extension Stub {
  /// The stubs of maps.
  static let maps: [Stub] = [
    mapData, mapClusters, mapCollisions, mapDirections, mapDragging, mapItems, mapMotions,
    mapScale, mapSearch, mapSearchCompletions,
  ]

  /// `MKMapView`.
  package static let mapData = Stub.type(
    "MKMapView", lacks: "there's no map data, so the map shows only a grid of coordinates",
    uncalled: ["MKMapViewDelegate.mapViewDidFailLoadingMap(_:withError:)"])

  /// `MKAnnotationView.clusteringIdentifier`.
  package static let mapClusters = Stub.member(
    "MKAnnotationView", "clusteringIdentifier", lacks: "annotations aren't grouped",
    uncalled: ["MKMapViewDelegate.mapView(_:clusterAnnotationForMemberAnnotations:)"])

  /// `MKAnnotationView.displayPriority`.
  package static let mapCollisions = Stub.member(
    "MKAnnotationView", "displayPriority", lacks: "views that collide are all shown")

  /// `MKDirections`.
  package static let mapDirections = Stub.type(
    "MKDirections", lacks: "each request fails, because no routes are available")

  /// `MKAnnotationView.isDraggable`.
  package static let mapDragging = Stub.member(
    "MKAnnotationView", "isDraggable",
    lacks: "the user can drag only point annotations and those with a dynamic coordinate")

  /// `MKMapItem.openInMaps(launchOptions:)`.
  package static let mapItems = Stub.member(
    "MKMapItem", "openInMaps(launchOptions:)", lacks: "the device has no Maps app")

  /// Turning and tilting maps.
  package static let mapMotions = Stub.member(
    "MKMapView", "camera", lacks: "maps can't be turned or tilted")

  /// `MKMapView.showsScale`.
  package static let mapScale = Stub.member("MKMapView", "showsScale", lacks: "no scale is shown")

  /// `MKLocalSearch`.
  package static let mapSearch = Stub.type(
    "MKLocalSearch", lacks: "each search fails, because no places are available")

  /// `MKLocalSearchCompleter`.
  package static let mapSearchCompletions = Stub.type(
    "MKLocalSearchCompleter", lacks: "there are no completions, because no places are available",
    uncalled: ["MKLocalSearchCompleterDelegate.completerDidUpdateResults(_:)"])
}

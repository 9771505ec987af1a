import AppRuntime
import Foundation
import ObjectiveC
import Stubs
import UIKit

/// The identifier of the class for annotations' views that the delegate doesn't provide.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The identifier of the class for the views of annotations that stand for several others.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

/// A view that shows a map.
///
/// There's no map data, so the map consists of a grid of coordinates, annotations, and overlays.
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapview>.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The part of the map that's shown first.
  static let firstRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
    span: MKCoordinateSpan(latitudeDelta: 30, longitudeDelta: 61.276))

  let ground: MapGround
  let canvas: OverlayCanvas
  let annotationArea = AnnotationArea()
  let annotationList = AnnotationList()
  let overlayList = OverlayList()
  private(set) lazy var gestures = MapGestures(of: self)
  private(set) lazy var mover = MapMover(of: self)
  private(set) lazy var locator = UserLocator(of: self)
  private var observation: AnnotationChanges.Observation?
  private var hasAppeared = false
  /// The rectangle that the app has chosen, which is shown in any size of the view until the user
  /// moves the map.
  var chosenRect: ChosenRect?
  /// The visible part of the map.
  var viewport: Viewport
  /// Whether the map moves to its new limits with an animation.
  var limitsAnimated = false

  /// Creates a map.
  public override init(frame: CGRect) {
    viewport = Viewport(showing: Self.firstRegion.mapRect, in: frame.size)
    (ground, canvas) = (MapGround(viewport), OverlayCanvas(viewport))
    super.init(frame: frame)
    prepare()
  }

  /// Creates a map from a storyboard.
  public required init?(coder: NSCoder) {
    viewport = Viewport(showing: Self.firstRegion.mapRect, in: .zero)
    (ground, canvas) = (MapGround(viewport), OverlayCanvas(viewport))
    super.init(coder: coder)
    prepare()
    if let coder = coder as? StoryboardCoder { decode(coder) }
  }

  private func prepare() {
    Stub.mapData.report()
    clipsToBounds = true
    chosenRect = ChosenRect(rect: Self.firstRegion.mapRect)
    addSubview(ground)
    addSubview(canvas)
    addSubview(annotationArea)
    gestures.add()
    observation = AnnotationChanges.observe { [weak self] in self?.annotationDidChange($0) }
    fit()
  }

  /// The object that the map asks for views, and reports changes to.
  open weak var delegate: (any MKMapViewDelegate)?

  var caller: any MKMapViewDelegate { delegate ?? DefaultMapViewDelegate.shared }

  // MARK: Appearance

  /// The kind of map.
  open var mapType = MKMapType.standard {
    didSet { ground.type = mapType }
  }
  /// The kind of map and its details.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }
  /// Whether the map shows a compass while it's turned, which it never is.
  open var showsCompass = true
  /// Whether the map shows its scale.
  open var showsScale = false {
    didSet { Stub.mapScale.report(if: showsScale) }
  }
  /// Whether the map shows the traffic, for which there's no data.
  open var showsTraffic = false
  /// Whether the map shows buildings, for which there's no data.
  open var showsBuildings = true
  /// Whether the map shows points of interest, for which there's no data.
  @available(*, deprecated, message: "Use pointOfInterestFilter instead")
  open var showsPointsOfInterest: Bool {
    get { pointOfInterestFilter?.includesAll ?? true }
    set { pointOfInterestFilter = newValue ? .includingAll : .excludingAll }
  }
  /// The points of interest that the map shows, for which there's no data.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  // MARK: Interaction

  /// Whether the user can zoom.
  open var isZoomEnabled = true
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the user can turn the map.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map.
  open var isPitchEnabled = true

  // MARK: The user's location

  /// Whether the map shows the device's location.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locator.isOn = showsUserLocation } }
  }
  /// The annotation of the device's location.
  open var userLocation: MKUserLocation { locator.annotation }
  /// Whether the device's location is in the visible part of the map.
  open var isUserLocationVisible: Bool {
    guard showsUserLocation, userLocation.location != nil else { return false }
    return bounds.contains(viewport.place(of: MKMapPoint(userLocation.coordinate)))
  }
  /// How the map follows the device's location.
  open var userTrackingMode: MKUserTrackingMode {
    get { locator.mode }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  /// Sets how the map follows the device's location.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    locator.follow(mode, animated: animated)
  }

  // MARK: Visible part

  /// The visible region.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  /// The coordinate in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { visiblePart.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }
  /// The visible rectangle.
  open var visibleMapRect: MKMapRect {
    get { visiblePart.visibleRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// The place from which the map is seen.
  open var camera: MKMapCamera {
    get { MKMapCamera(visiblePart) }
    set { setCamera(newValue, animated: false) }
  }

  /// The area in which the middle of the map stays, or `nil` for the whole world.
  open var cameraBoundary: CameraBoundary? {
    didSet { respectLimits() }
  }
  /// The distances from which the map can be seen.
  open var cameraZoomRange: CameraZoomRange! {
    didSet { respectLimits() }
  }

  /// Sets the area in which the middle of the map stays.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    limitsAnimated = animated
    self.cameraBoundary = cameraBoundary
    limitsAnimated = false
  }

  /// Sets the distances from which the map can be seen.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    limitsAnimated = animated
    self.cameraZoomRange = cameraZoomRange
    limitsAnimated = false
  }

  /// Shows a region, which is extended to the shape of the view.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.isValid else {
      raise("NSInvalidArgumentException", "Invalid Region \(region.text)")
    }
    choose(ChosenRect(rect: region.mapRect), animated: animated)
  }

  /// Shows another coordinate in the middle, at the same scale.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    var rect = visibleMapRect
    let point = MKMapPoint(coordinate)
    rect.origin = MKMapPoint(x: point.x - rect.width / 2, y: point.y - rect.height / 2)
    choose(ChosenRect(rect: rect), animated: animated)
  }

  /// Shows a rectangle, which is extended to the shape of the view.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  /// Shows a rectangle, with space between it and the edges of the view in points.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    guard !mapRect.isNull else { return }
    choose(ChosenRect(rect: mapRect, padding: insets), animated: animate)
  }

  /// Shows the map as a camera sees it.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    Stub.mapMotions.report(if: camera.pitch != 0 || camera.heading != 0)
    choose(ChosenRect(rect: camera.viewport(in: bounds.size).visibleRect), animated: animated)
  }

  /// Returns the region that the map would show for another one.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(region.mapRect))
  }

  /// Returns the rectangle that the map would show for another one.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// Returns the rectangle that the map would show for another one, with space around it.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    ChosenRect(rect: mapRect, padding: insets).viewport(in: bounds.size).visibleRect
  }

  // MARK: Layout

  /// Lays out the map and its annotations.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [ground, canvas, annotationArea] { view.frame = bounds }
    fit()
    prepareOverlays()
    layoutAnnotations()
    appear()
  }

  /// Shows the rectangle that the app has chosen in the view's size.
  private func fit() {
    guard viewport.size != bounds.size else { return }
    show(chosenRect?.viewport(in: bounds.size) ?? viewport.resized(to: bounds.size))
  }

  /// Reports that the map has been loaded and drawn.
  private func appear() {
    guard !hasAppeared, window != nil, !bounds.isEmpty else { return }
    hasAppeared = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.reportLoading() }
    }
  }

  private func reportLoading() {
    caller.mapViewWillStartLoadingMap(self)
    caller.mapViewWillStartRenderingMap(self)
    caller.mapViewDidFinishLoadingMap(self)
    caller.mapViewDidFinishRenderingMap(self, fullyRendered: true)
  }
}

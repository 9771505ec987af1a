import Foundation
import ObjectiveC
import Stubs
import UIKit

/// A view that shows an annotation on a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkannotationview>.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  private let identifier: String?
  private let imageView = UIImageView()
  /// The map that shows the view.
  weak var mapView: MKMapView?

  /// Creates a view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    identifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an annotation.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isAccessibilityElement = true
    addSubview(imageView)
    annotationDidChange()
  }

  // MARK: Annotation

  /// The annotation.
  open var annotation: (any MKAnnotation)? {
    didSet {
      annotationDidChange()
      mapView?.setNeedsLayout()
    }
  }

  /// The identifier for reusing the view.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {
    isSelected = false
  }

  /// Called before the view is shown.
  open func prepareForDisplay() {}

  /// Shows the properties of the annotation that have changed.
  func annotationDidChange() {
    accessibilityLabel = annotation?.shownTitle
  }

  // MARK: Appearance

  /// The image, which determines the size of the view.
  open var image: UIImage? {
    didSet {
      imageView.image = image
      bounds.size = image?.size ?? .zero
      imageView.frame = bounds
      mapView?.setNeedsLayout()
    }
  }

  /// The offset of the view's center from the coordinate, in points.
  open var centerOffset = CGPoint.zero {
    didSet { if centerOffset != oldValue { mapView?.setNeedsLayout() } }
  }

  /// The offset of the callout from the middle of the view's top, in points.
  open var calloutOffset = CGPoint.zero {
    didSet { if calloutOffset != oldValue { mapView?.setNeedsLayout() } }
  }

  /// Whether the user can select the annotation.
  open var isEnabled = true
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// Whether the annotation is selected.
  open var isSelected = false
  /// Whether the user can drag the view.
  open var isDraggable = false
  /// The part of dragging the view that's in progress.
  open var dragState = DragState.none {
    didSet { if dragState != oldValue { mapView?.dragStateDidChange(of: self, from: oldValue) } }
  }

  /// Changes the part of dragging the view. Views start to move, and end on the map, at once.
  open func setDragState(_ newDragState: DragState, animated: Bool) {
    dragState = newDragState
    switch newDragState {
    case .starting: dragState = .dragging
    case .canceling, .ending: dragState = .none
    case .dragging, .none: break
    }
  }

  /// Shows whether the annotation is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  // MARK: Callout

  /// Whether the map shows a callout when the annotation is selected.
  open var canShowCallout = false
  /// The view at the left end of the callout.
  open var leftCalloutAccessoryView: UIView? {
    didSet { mapView?.calloutDidChange(of: self) }
  }
  /// The view at the right end of the callout.
  open var rightCalloutAccessoryView: UIView? {
    didSet { mapView?.calloutDidChange(of: self) }
  }
  /// The view that replaces the subtitle in the callout.
  open var detailCalloutAccessoryView: UIView? {
    didSet { mapView?.calloutDidChange(of: self) }
  }

  /// The area in the view's coordinates that the user can tap.
  var extent: CGRect { bounds.isEmpty ? extentOfSubviews : bounds }

  /// The point in the view's coordinates that the callout points to.
  var calloutPlace: CGPoint {
    CGPoint(x: bounds.midX + calloutOffset.x, y: bounds.minY + calloutOffset.y)
  }

  // MARK: Order and collisions

  /// The priority of showing the view if views collide.
  open var displayPriority = MKFeatureDisplayPriority.required {
    didSet { Stub.mapCollisions.report(if: displayPriority.rawValue < oldValue.rawValue) }
  }

  /// The identifier of the group of annotations that can be shown as one.
  open var clusteringIdentifier: String? {
    didSet { Stub.mapClusters.report(if: clusteringIdentifier != nil) }
  }

  /// The priority that determines which views are in front of others.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { if zPriority != oldValue { mapView?.setNeedsLayout() } }
  }

  /// The priority while the annotation is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected {
    didSet { if selectedZPriority != oldValue { mapView?.setNeedsLayout() } }
  }
}

// Apple doesn't declare `init(annotation:reuseIdentifier:)` as `required`, so Swift can't call it on
// a class that's known only at run time.
extension MKAnnotationView {
  /// Creates a view of the class that this is called on.
  @_silgen_name("quince_MKAnnotationView_make")
  convenience init(ofAnyClass annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("quince_MKAnnotationView_make")
  class func makeQuinceView(
    _ annotation: consuming (any MKAnnotation)?, _ reuseIdentifier: consuming String?
  ) -> MKAnnotationView
}

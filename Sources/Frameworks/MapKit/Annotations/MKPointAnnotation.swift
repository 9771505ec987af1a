import Foundation

/// An annotation at a coordinate.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpointannotation>.
open class MKPointAnnotation: MKShape {
  private var place: CLLocationCoordinate2D

  /// Creates an annotation at 0, 0.
  public override init() {
    place = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates an annotation at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  /// Creates an annotation with a title and a subtitle at a coordinate.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    place = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }

  /// The place.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      AnnotationChanges.post(about: self)
    }
  }
}

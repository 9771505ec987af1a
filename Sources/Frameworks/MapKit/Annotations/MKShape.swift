import Foundation

/// The superclass of annotations that consist of points.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkshape>.
open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String? {
    didSet { AnnotationChanges.post(about: self) }
  }
  /// The second line of the callout.
  open var subtitle: String? {
    didSet { AnnotationChanges.post(about: self) }
  }

  /// The place, which subclasses define.
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set {}
  }

  override init() {
    super.init()
  }
}

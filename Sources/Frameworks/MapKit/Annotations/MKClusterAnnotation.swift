import Foundation

/// An annotation for several annotations that are close to each other.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkclusterannotation>.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The title.
  open var title: String?
  /// The second line of the callout.
  open var subtitle: String?
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]

  /// Creates an annotation for several others.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
    title = memberAnnotations.first?.shownTitle
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
  }

  /// The middle of the annotations.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    let rect = points.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    return rect.isNull ? kCLLocationCoordinate2DInvalid : rect.middle.coordinate
  }
}

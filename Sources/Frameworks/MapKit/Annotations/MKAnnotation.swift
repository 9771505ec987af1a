import Foundation

/// An object at a place on a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkannotation>.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place. A map follows changes if the property is dynamic.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title, which the callout shows.
  @_disfavoredOverload var title: String? { get }
  /// The second line of the callout.
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  @_disfavoredOverload public var title: String? { nil }
  /// No subtitle.
  @_disfavoredOverload public var subtitle: String? { nil }
}

// The two properties are optional requirements in Objective-C, so Swift code that doesn't know an
// annotation's class sees optional optionals.
extension NSObjectProtocol where Self: MKAnnotation {
  /// The title.
  public var title: String?? { .some(self.title as String?) }
  /// The subtitle.
  public var subtitle: String?? { .some(self.subtitle as String?) }
}

extension MKAnnotation {
  /// The title, without a second optional.
  var shownTitle: String? { title as String? }
  /// The subtitle, without a second optional.
  var shownSubtitle: String? { subtitle as String? }
}

import Foundation

/// An annotation that covers an area of a map.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkoverlay>.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle that contains the overlay.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the overlay covers a part of a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the overlay replaces the map below it.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Returns whether the bounding rectangle covers a part of a rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Doesn't replace the map.
  public var canReplaceMapContent: Bool { false }
}

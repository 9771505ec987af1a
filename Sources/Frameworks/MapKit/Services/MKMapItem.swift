import Foundation
import Stubs
import UIKit

/// The mode of directions in the Maps app.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The kind of map in the Maps app.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// Whether the Maps app shows the traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The center of the Maps app's map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The size of the region on the Maps app's map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Directions in the user's preferred mode.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions for driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions for public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A point of interest.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkmapitem>.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// Whether the item is the device's location.
  open private(set) var isCurrentLocation = false
  /// The name.
  open var name: String?
  /// The phone number.
  open var phoneNumber: String?
  /// The address on the web.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind of the point of interest.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    super.init()
  }

  /// Creates an item for the device's location.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    item.isCurrentLocation = true
    item.name = "Current Location"
    return item
  }

  /// Opens the Maps app with the item.
  /// - Returns: Whether the app was opened, which is never the case because there's no such app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens the Maps app with items.
  /// - Returns: Whether the app was opened, which is never the case because there's no such app.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    Stub.mapItems.report()
    return false
  }
}

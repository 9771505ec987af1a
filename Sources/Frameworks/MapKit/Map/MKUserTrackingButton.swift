import Foundation
import UIKit

/// A button that lets a map follow the device's location.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkusertrackingbutton>.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  private let button = UIButton(type: .system)

  /// The map.
  open weak var mapView: MKMapView? {
    didSet {
      mapView?.locator.observers.append { [weak self] in self?.show() }
      show()
    }
  }

  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    defer { self.mapView = mapView }
  }

  /// Creates a button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    button.accessibilityLabel = "Tracking"
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(
      UIAction { [weak self] _ in self?.mapView?.toggleTracking() }, for: .touchUpInside)
    addSubview(button)
    show()
  }

  private func show() {
    button.setImage(mapView?.trackingImage ?? UIImage(systemName: "location"), for: .normal)
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

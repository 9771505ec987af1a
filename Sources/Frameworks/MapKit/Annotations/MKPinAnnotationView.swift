import Foundation
import UIKit

/// An annotation's view in the shape of a pin.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpinannotationview>.
open class MKPinAnnotationView: MKAnnotationView {
  private let pin = PinDrawing()

  /// Creates a view for an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepare()
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bounds.size = PinDrawing.size
    centerOffset = CGPoint(x: 8, y: -16)
    calloutOffset = CGPoint(x: -8, y: 0)
    pin.frame = bounds
    addSubview(pin)
  }

  /// The color of the pin's head, which is red by default.
  open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() {
    didSet { pin.color = pinTintColor ?? Self.redPinColor() }
  }

  /// The color of the pin's head.
  @available(*, deprecated, message: "Use pinTintColor instead")
  open var pinColor: MKPinAnnotationColor {
    get {
      switch pinTintColor {
      case Self.greenPinColor(): .green
      case Self.purplePinColor(): .purple
      default: .red
      }
    }
    set {
      switch newValue {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }

  /// Whether the pin drops onto the map when it's added.
  open var animatesDrop = false

  /// The color of destinations.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The color of starting points.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The color of places that the user chooses.
  open class func purplePinColor() -> UIColor { .systemPurple }

  /// Drops the pin, if it appears with an animation.
  open override func prepareForDisplay() {
    super.prepareForDisplay()
    guard animatesDrop else { return }
    pin.transform = CGAffineTransform(translationX: 0, y: -(mapView?.bounds.height ?? 0))
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) {
      self.pin.transform = .identity
    }
  }
}

import Foundation
import UIKit

/// The blue dot at the device's location.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkuserlocationview>.
open class MKUserLocationView: MKAnnotationView {
  /// The diameter of the dot, in points.
  private static let diameter: CGFloat = 22

  private let dot = UIView()

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
    bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
    canShowCallout = true
    dot.frame = bounds
    dot.isUserInteractionEnabled = false
    dot.layer.cornerRadius = Self.diameter / 2
    dot.layer.borderColor = UIColor.white.cgColor
    dot.layer.borderWidth = 3
    dot.layer.shadowOpacity = 0.3
    dot.layer.shadowRadius = 3
    dot.layer.shadowOffset = .zero
    addSubview(dot)
    tintColorDidChange()
  }

  /// Shows the dot in the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    dot.backgroundColor = tintColor
  }
}

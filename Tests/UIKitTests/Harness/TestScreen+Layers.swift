import UIKit

extension TestScreen {
  /// Shows a red layer of 100 points in the upper-left corner, without an animation.
  func addLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    commit()
    advance(1)
    return layer
  }
}

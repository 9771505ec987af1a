import UIKit

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// The content of layers: backgrounds, corners, borders, gradients, shapes, masks, groups, and
/// transforms.
final class LayersViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let round = view.add(UIView(), 20, 100, 60, 60, color: .red)
    round.layer.cornerRadius = 30
    let someCorners = view.add(UIView(), 100, 100, 60, 60, color: .red)
    someCorners.layer.cornerRadius = 30
    someCorners.layer.maskedCorners = [.layerMinXMinYCorner]
    let bordered = view.add(UIView(), 180, 100, 60, 60, color: .yellow)
    bordered.layer.borderWidth = 6
    bordered.layer.borderColor = UIColor.blue.cgColor
    bordered.add(UIView(), 0, 0, 60, 20, color: .green)
    let keyed = view.add(UIView(), 260, 100, 60, 60, color: .red)
    keyed.layer.setValue(30, forKeyPath: "cornerRadius")

    let gradient = view.add(GradientView(), 20, 180, 200, 40)
    let gradientLayer = gradient.layer as! CAGradientLayer
    gradientLayer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)

    let clipping = view.add(UIView(), 20, 240, 60, 60, color: .gray)
    clipping.clipsToBounds = true
    clipping.add(UIView(), 30, 30, 60, 60, color: .green)
    let notClipping = view.add(UIView(), 120, 240, 60, 60, color: .gray)
    notClipping.add(UIView(), 30, 30, 60, 60, color: .green)

    let group = view.add(UIView(), 240, 240, 60, 60, color: .black)
    group.add(UIView(), 0, 0, 30, 60, color: .black)
    group.alpha = 0.5

    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 20, y: 340, width: 60, height: 60)
    shape.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 50, height: 50)).cgPath
    shape.fillColor = UIColor.green.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 10
    view.layer.addSublayer(shape)

    let masked = view.add(UIView(), 120, 340, 60, 60, color: .red)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
    masked.layer.mask = mask

    let turned = view.add(UIView(), 220, 340, 60, 60, color: .red)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)

    let back = view.add(UIView(), 20, 440, 60, 60, color: .red)
    view.add(UIView(), 40, 440, 60, 60, color: .green)
    back.layer.zPosition = 1

    let shadowed = view.add(UIView(), 140, 440, 60, 60, color: .white)
    shadowed.layer.shadowOpacity = 1
    shadowed.layer.shadowRadius = 0
    shadowed.layer.shadowOffset = CGSize(width: 20, height: 20)

    let scrolled = view.add(UIView(), 240, 440, 60, 60, color: .gray)
    scrolled.add(UIView(), 60, 0, 60, 60, color: .green)
    scrolled.bounds.origin.x = 60

    let hidden = view.add(UIView(), 20, 540, 60, 60, color: .red)
    hidden.isHidden = true
    let text = CATextLayer()
    text.string = "████"
    text.fontSize = 40
    text.foregroundColor = UIColor.blue.cgColor
    text.frame = CGRect(x: 120, y: 540, width: 150, height: 60)
    view.layer.addSublayer(text)
  }
}

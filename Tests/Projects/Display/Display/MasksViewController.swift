import UIKit

/// Masks, corners, the backs of layers, and stretched images.
final class MasksViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addMasks()
    addCorners()
    addLayers()
  }

  private func addMasks() {
    let faded = view.add(UIView(), 20, 100, 100, 60, color: .red)
    let gradient = CAGradientLayer()
    gradient.frame = faded.bounds
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    gradient.startPoint = CGPoint(x: 0.25, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.75, y: 0.5)
    faded.layer.mask = gradient

    let cutOut = view.add(UIView(), 140, 100, 60, 60, color: .red)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 60))
    }
    cutOut.mask = UIImageView(image: image)

    let translucent = view.add(UIView(), 220, 100, 60, 60, color: .red)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    half.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    translucent.mask = half

    let lettered = view.add(UIView(), 300, 100, 60, 60, color: .red)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "█"
    label.font = .systemFont(ofSize: 40)
    lettered.mask = label

    let empty = view.add(UIView(), 20, 180, 60, 60, color: .red)
    empty.mask = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

    let group = view.add(UIView(), 100, 180, 60, 60, color: .red)
    group.alpha = 0.5
    group.add(UIView(), 0, 0, 60, 60, color: .black)
    let parts = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    parts.add(UIView(), 30, 0, 30, 60, color: .white)
    group.mask = parts

    let outlined = view.add(UIView(), 180, 180, 60, 60, color: .red)
    let outline = CAShapeLayer()
    outline.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 50, height: 50)).cgPath
    outline.fillColor = nil
    outline.strokeColor = UIColor.black.cgColor
    outline.lineWidth = 10
    outlined.layer.mask = outline
  }

  private func addCorners() {
    let circular = view.add(UIView(), 20, 600, 320, 320, color: .blue)
    circular.layer.cornerRadius = 100
    let continuous = view.add(UIView(), 220, 640, 320, 320, color: .red)
    continuous.layer.cornerRadius = 100
    continuous.layer.cornerCurve = .continuous
  }

  private func addLayers() {
    let front = view.add(UIView(), 20, 440, 60, 60, color: .green)
    front.layer.isDoubleSided = false
    let back = view.add(UIView(), 100, 440, 60, 60, color: .green)
    back.layer.isDoubleSided = false
    back.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

    let frame = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      UIColor.green.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let stretched = view.add(UIView(), 180, 440, 120, 60)
    stretched.layer.contents = frame.cgImage
    stretched.layer.contentsScale = frame.scale
    stretched.layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let pair = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
    let squares = view.add(UIImageView(image: pair), 20, 520, 120, 60)
    squares.layer.magnificationFilter = .nearest
  }
}

import UIKit

final class DrawnView: UIView {
  var drawing: (CGRect) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    drawing(rect)
  }
}

/// The custom drawings of views and images.
final class DrawingViewController: UIViewController {
  private var times = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    addDrawing(20, 100) { rect in
      UIColor.red.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)).fill()
    }
    addDrawing(140, 100) { rect in
      let context = UIGraphicsGetCurrentContext()!
      context.saveGState()
      context.translateBy(x: rect.midX, y: rect.midY)
      context.rotate(by: .pi / 4)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: -20, y: -20, width: 40, height: 40))
      context.restoreGState()
      context.setStrokeColor(UIColor.green.cgColor)
      context.setLineWidth(10)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: rect.maxX, y: 5))
      context.strokePath()
    }
    addDrawing(260, 100) { rect in
      UIBezierPath(ovalIn: rect).addClip()
      UIColor.green.setFill()
      UIRectFill(rect)
    }
    addDrawing(20, 220) { rect in
      let ring = UIBezierPath(ovalIn: rect)
      ring.append(UIBezierPath(ovalIn: rect.insetBy(dx: 25, dy: 25)))
      ring.usesEvenOddFillRule = true
      UIColor.blue.setFill()
      ring.fill()
    }
    addDrawing(140, 220) { rect in
      let colors = [UIColor.red.cgColor, UIColor.green.cgColor] as CFArray
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)!
      UIGraphicsGetCurrentContext()!.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
    }
    addDrawing(260, 220) { rect in
      let pie = UIBezierPath()
      pie.move(to: CGPoint(x: rect.midX, y: rect.midY))
      pie.addArc(
        withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 50, startAngle: 0,
        endAngle: .pi / 2, clockwise: true)
      pie.close()
      UIColor.red.setFill()
      pie.fill()
    }

    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
    let image = renderer.image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
      UIColor.yellow.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 50, y: 25, width: 50, height: 50))
    }
    let imageView = UIImageView(image: image)
    imageView.frame.origin = CGPoint(x: 20, y: 340)
    view.addSubview(imageView)
    addDrawing(140, 340) { rect in image.draw(in: rect) }

    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    source.backgroundColor = .red
    source.add(UIView(), 0, 0, 50, 50, color: .green)
    let snapshot = source.snapshotView(afterScreenUpdates: true)!
    snapshot.frame.origin = CGPoint(x: 260, y: 340)
    view.addSubview(snapshot)

    let counter = addLabel("draws", y: 580)
    let drawn = view.add(DrawnView(), 20, 460, 100, 100, color: .white)
    drawn.drawing = { [weak self] rect in
      self?.times += 1
      counter.text = "drawn \(self?.times ?? 0) \(Int(rect.width))"
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
    addButton("Stretch", y: 620) { drawn.frame.size.width = 200 }
    addButton("Display", y: 660) { drawn.setNeedsDisplay() }
  }

  private func addDrawing(_ x: CGFloat, _ y: CGFloat, _ drawing: @escaping (CGRect) -> Void) {
    let drawn = view.add(DrawnView(), x, y, 100, 100, color: .white)
    drawn.drawing = drawing
  }
}

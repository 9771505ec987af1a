import UIKit

/// Draws one color, and another one over part of it in a blend mode, in a view with no background.
final class BlendView: UIView {
  private let paint: (CGContext) -> Void

  init(_ paint: @escaping (CGContext) -> Void) {
    self.paint = paint
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
  }

  convenience init(_ mode: CGBlendMode, alpha: CGFloat = 1) {
    self.init { context in
      context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setBlendMode(mode)
      context.setFillColor(red: 0.4, green: 0.8, blue: 0.6, alpha: alpha)
      context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("not in a storyboard")
  }

  override func draw(_ rect: CGRect) {
    paint(UIGraphicsGetCurrentContext()!)
  }
}

/// Drawings are blended with the existing content as the blend mode specifies.
final class BlendsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    let modes: [CGBlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .plusLighter,
      .clear, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .hardLight,
    ]
    for (index, mode) in modes.enumerated() {
      view.add(
        BlendView(mode), CGFloat(20 + index % 5 * 72), CGFloat(100 + index / 5 * 72), 60, 60,
        color: .clear)
    }
    view.add(BlendView(.copy, alpha: 0), 20, 400, 60, 60, color: .clear)
    view.add(BlendView(drawText), 92, 400, 60, 60, color: .clear)
    view.add(BlendView(drawImage), 164, 400, 60, 60, color: .clear)
    view.add(BlendView(clearPart), 236, 400, 60, 60, color: .clear)
    view.add(BlendView(drawLayer), 308, 400, 60, 60, color: .clear)
    view.add(BlendView(drawGradient), 20, 480, 120, 60, color: .clear)
    view.add(BlendView(drawRing), 160, 480, 60, 60, color: .clear)
    view.add(BlendView(drawSquares), 240, 480, 120, 60, color: .clear)
  }

  private func fillBase(_ context: CGContext) {
    context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  private func drawText(_ context: CGContext) {
    fillBase(context)
    context.setBlendMode(.destinationOut)
    "█".draw(
      at: CGPoint(x: 0, y: -20), withAttributes: [.font: UIFont.systemFont(ofSize: 80)])
  }

  private func drawImage(_ context: CGContext) {
    fillBase(context)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
      UIColor(red: 0.4, green: 0.8, blue: 0.6, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 15))
    }
    image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60), blendMode: .multiply, alpha: 1)
  }

  private func clearPart(_ context: CGContext) {
    fillBase(context)
    context.clear(CGRect(x: 0, y: 0, width: 30, height: 60))
  }

  private func drawLayer(_ context: CGContext) {
    fillBase(context)
    context.setBlendMode(.multiply)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    context.setFillColor(red: 0.4, green: 0.8, blue: 0.6, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    context.endTransparencyLayer()
  }

  private var redToBlue: CGGradient {
    CGGradient(
      colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
      locations: nil)!
  }

  private func drawGradient(_ context: CGContext) {
    context.drawLinearGradient(
      redToBlue, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 80, y: 0),
      options: .drawsAfterEndLocation)
  }

  private func drawRing(_ context: CGContext) {
    context.drawRadialGradient(
      redToBlue, startCenter: CGPoint(x: 30, y: 30), startRadius: 15,
      endCenter: CGPoint(x: 30, y: 30), endRadius: 30, options: [])
  }

  private func drawSquares(_ context: CGContext) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2, height: 1)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    context.interpolationQuality = .none
    context.draw(image.cgImage!, in: CGRect(x: 0, y: 0, width: 120, height: 60))
  }
}

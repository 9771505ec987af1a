import UIKit

/// A view that records its calls.
final class NotingView: UIView {
  static var notes: [String] = []

  var name = ""

  private func note(_ text: String) { Self.notes.append("\(name).\(text)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note(newSuperview == nil ? "willLeave" : "willMove")
  }

  override func didMoveToSuperview() { note(superview == nil ? "left" : "moved") }

  override func willMove(toWindow newWindow: UIWindow?) {
    note(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
  }

  override func didMoveToWindow() { note(window == nil ? "leftWindow" : "enteredWindow") }

  override func didAddSubview(_ subview: UIView) { note("added") }

  override func willRemoveSubview(_ subview: UIView) { note("willRemove") }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }
}

/// The order of calls about changes to the view hierarchy and the layout.
final class OrderViewController: UIViewController {
  private var log: UILabel!
  private let outer = NotingView()
  private let inner = NotingView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    outer.name = "outer"
    inner.name = "inner"
    log = addLabel("log", y: 400)
    log.frame.size.height = 200
    addButton("Nest", y: 100) { [unowned self] in
      outer.addSubview(inner)
      report()
    }
    addButton("Add", y: 140) { [unowned self] in
      view.addSubview(outer)
      report()
    }
    addButton("Layout", y: 180) { [unowned self] in
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      outer.setNeedsLayout()
      view.layoutIfNeeded()
      report()
    }
    addButton("Remove", y: 220) { [unowned self] in
      inner.removeFromSuperview()
      report()
    }
    addButton("Resize", y: 260) { [unowned self] in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
      parent.addSubview(child)
      child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      parent.frame.size = CGSize(width: 200, height: 300)
      let (x, y) = (Int(child.frame.minX), Int(child.frame.minY))
      log.text = "\(x) \(y) \(Int(child.frame.width)) \(Int(child.frame.height))"
    }
    addButton("Convert", y: 300) { [unowned self] in
      let parent = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
      parent.bounds.origin = CGPoint(x: 5, y: 5)
      parent.addSubview(child)
      view.addSubview(parent)
      let point = child.convert(CGPoint(x: 1, y: 2), to: view)
      let rect = view.convert(CGRect(x: 105, y: 115, width: 5, height: 5), to: child)
      parent.transform = CGAffineTransform(scaleX: 2, y: 2)
      log.text = "\(point.x) \(point.y) \(rect.minX) \(rect.minY) \(parent.frame.width)"
      parent.removeFromSuperview()
    }
  }

  private func report() {
    log.text = NotingView.notes.joined(separator: " ")
    NotingView.notes = []
  }
}

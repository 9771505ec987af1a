import UIKit

/// Shows a list of books in a child controller, and events in a label.
class ShelfViewController: UIViewController {
  let status = UILabel()
  let covers = CoverPicker()
  let books = BooksViewController(style: UITableViewStyle.plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    status.accessibilityTraits = UIAccessibilityTraitStaticText
    let options = UIButton(type: UIButtonType.system)
    options.setTitle("Options", for: UIControlState.normal)
    options.addTarget(self, action: #selector(ask), for: UIControlEvents.touchUpInside)
    let stack = UIStackView(arrangedSubviews: [status, options])
    stack.axis = UILayoutConstraintAxis.vertical
    stack.alignment = UIStackViewAlignment.center
    stack.distribution = UIStackViewDistribution.fill
    stack.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(80, 20, 0, 20))
    stack.frame.size.height = 100
    stack.autoresizingMask = UIViewAutoresizing.flexibleWidth
    view.addSubview(stack)
    addBooks()
    view.sendSubview(toBack: stack)
    NotificationCenter.default.addObserver(
      self, selector: #selector(welcome), name: NSNotification.Name.UIApplicationDidBecomeActive,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(welcome),
      name: NSNotification.Name.UIViewControllerShowDetailTargetDidChange, object: nil)
  }

  @objc func welcome() {
    status.attributedText = underlined("Nothing chosen")
  }

  private func addBooks() {
    addChildViewController(books)
    books.view.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 300)
    books.view.autoresizingMask = [.flexibleWidth]
    view.addSubview(books.view)
    view.bringSubview(toFront: books.view)
    books.didMove(toParentViewController: self)
    books.chose = { [weak self] in self?.status.attributedText = self?.underlined($0) }
  }

  private func underlined(_ text: String) -> NSAttributedString {
    let attributes: [NSAttributedStringKey: Any] = [
      .underlineStyle: NSUnderlineStyle.styleSingle.rawValue,
      .font: UIFont.preferredFont(forTextStyle: UIFontTextStyle.headline),
    ]
    return NSAttributedString(string: text, attributes: attributes)
  }

  private func pickCover() {
    covers.picked = { [weak self] in self?.status.text = "\($0.size.width) wide" }
    covers.show(over: self)
  }

  @objc func ask() {
    let alert = UIAlertController(
      title: "Books", message: nil, preferredStyle: UIAlertControllerStyle.alert)
    alert.addAction(
      UIAlertAction(title: "Remove", style: UIAlertActionStyle.destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Cover", style: .default) { _ in self.pickCover() })
    alert.addAction(UIAlertAction(title: "Describe", style: .default) { _ in self.describe() })
    present(alert, animated: true)
  }

  private func remove() {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveEaseIn,
      animations: { self.books.view.alpha = 0 },
      completion: { _ in
        self.books.willMove(toParentViewController: nil)
        self.books.view.removeFromSuperview()
        self.books.removeFromParentViewController()
        self.status.attributedText = self.underlined("\(self.childViewControllers.count) children")
      })
  }

  private func describe() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let bytes = UIImagePNGRepresentation(image)?.prefix(4).map { $0 } ?? []
    let line = CAShapeLayer()
    line.lineCap = kCALineCapRound
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fillMode = kCAFillModeForwards
    fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    status.attributedText = underlined(
      "\(NSStringFromCGSize(CGSize(width: 1, height: 2))) \(bytes) \(line.lineCap == kCALineCapRound)"
    )
    RunLoop.main.add(Timer(timeInterval: 60, repeats: false) { _ in }, forMode: .commonModes)
  }
}

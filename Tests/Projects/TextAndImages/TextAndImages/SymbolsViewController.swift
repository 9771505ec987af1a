import UIKit

/// Symbols in different sizes, weights, and colors.
final class SymbolsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let names = [
      "plus", "heart.fill", "star", "person.crop.circle.fill", "house.fill", "gearshape.fill",
      "trash", "square.and.arrow.up", "xmark.circle.fill", "checkmark.circle", "1.circle.fill",
      "bell.slash", "exclamationmark.triangle.fill", "chevron.right", "cloud.sun.fill",
    ]
    for (index, name) in names.enumerated() {
      let configuration = UIImage.SymbolConfiguration(
        pointSize: 40, weight: index % 2 == 0 ? .regular : .bold)
      let imageView = UIImageView(
        image: UIImage(systemName: name, withConfiguration: configuration))
      imageView.frame = CGRect(
        x: 20 + index % 5 * 72, y: 100 + index / 5 * 72, width: 64, height: 64)
      imageView.contentMode = .center
      imageView.tintColor = .blue
      view.addSubview(imageView)
    }
    let facts = UILabel(frame: CGRect(x: 20, y: 340, width: 350, height: 30))
    facts.accessibilityIdentifier = "facts"
    let heart = UIImage(systemName: "heart")
    facts.text =
      "\(heart?.isSymbolImage == true) \(UIImage(systemName: "no.such.symbol") == nil)"
      + " \((heart?.size.width ?? 0) < (heart?.applyingSymbolConfiguration(.init(scale: .large))?.size.width ?? 0))"
    view.addSubview(facts)
    let square = UIImageView(
      image: UIImage(systemName: "square.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal)
    )
    square.frame = CGRect(x: 20, y: 400, width: 60, height: 60)
    view.addSubview(square)
    let pierced = UIImageView(image: UIImage(systemName: "plus.circle.fill"))
    pierced.frame = CGRect(x: 100, y: 400, width: 60, height: 60)
    pierced.tintColor = .green
    pierced.backgroundColor = .red
    view.addSubview(pierced)
  }
}

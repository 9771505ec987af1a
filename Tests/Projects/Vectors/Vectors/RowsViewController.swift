import UIKit

/// Shows SVG and PDF images from the catalog and from the bundle, each in its own size.
class RowsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    show("shapes", CGRect(x: 20, y: 80, width: 240, height: 240))
    show("page", CGRect(x: 20, y: 340, width: 60, height: 40))
    show("large", CGRect(x: 100, y: 340, width: 240, height: 160))
    show("plain", CGRect(x: 20, y: 400, width: 20, height: 20))
    let glyph = show("glyph", CGRect(x: 20, y: 440, width: 48, height: 48))
    glyph.tintColor = .systemRed
    let sizes = ["shapes", "page", "large", "plain", "glyph"].map { name in
      let size = UIImage(named: name)?.size ?? .zero
      return "\(name) \(Int(size.width))×\(Int(size.height))"
    }
    let label = UILabel(frame: CGRect(x: 20, y: 520, width: 353, height: 60))
    label.numberOfLines = 0
    label.text = sizes.joined(separator: ", ")
    label.accessibilityIdentifier = "sizes"
    view.addSubview(label)
    let poem = UILabel(frame: CGRect(x: 20, y: 600, width: 353, height: 30))
    let asset = NSDataAsset(name: "poem")
    poem.text = asset.map { "\(String(decoding: $0.data, as: UTF8.self)), \($0.typeIdentifier)" }
    poem.accessibilityIdentifier = "poem"
    view.addSubview(poem)
  }

  @discardableResult
  private func show(_ name: String, _ frame: CGRect) -> UIImageView {
    let picture = UIImageView(image: UIImage(named: name))
    picture.frame = frame
    picture.accessibilityIdentifier = name
    picture.isAccessibilityElement = true
    view.addSubview(picture)
    return picture
  }
}

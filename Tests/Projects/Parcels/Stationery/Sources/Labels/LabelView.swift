import Paper
import UIKit

/// Hears of labels that are tapped.
@objc public protocol LabelViewDelegate: AnyObject {
  @objc optional func labelViewWasTapped(_ view: LabelView)
  @objc optional func labelViewWasHeld(_ view: LabelView)
}

/// A label that tells its delegate of taps.
@objc open class LabelView: UILabel {
  public weak var delegate: LabelViewDelegate?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    text = NSLocalizedString("greeting", bundle: .module, comment: "") + ", " + Sheet.kind
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc private func tap() {
    delegate?.labelViewWasHeld?(self)
    delegate?.labelViewWasTapped?(self)
  }

  /// What is printed beside the text.
  @objc open func decoration() -> String { "plain" }

  /// The text of a file of the package.
  public static var stamp: String {
    let file = Bundle.module.url(forResource: "stamp", withExtension: "txt", subdirectory: "Stamps")
    return (try? String(contentsOf: file!, encoding: .utf8)) ?? "no stamp"
  }
}

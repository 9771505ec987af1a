import UIKit

/// The accessory, which says where it is and counts how often it's played.
final class NowPlayingView: UIView {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private var plays = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.accessibilityIdentifier = "song"
    button.setTitle("Play", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.play() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    registerForTraitChanges([UITraitTabAccessoryEnvironment.self]) {
      (view: NowPlayingView, _: UITraitCollection) in
      view.update()
    }
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func play() {
    plays += 1
    update()
  }

  private func update() {
    let isInline = traitCollection.tabAccessoryEnvironment == .inline
    label.text = isInline ? "Played \(plays)" : "Now Playing, played \(plays)"
  }
}

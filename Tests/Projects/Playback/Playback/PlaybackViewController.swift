import UIKit

/// Sliders of a player, in a card with concentric corners.
class PlaybackViewController: UIViewController {
  @ViewLoading private var log: UILabel
  private let card = UIView()
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log = UILabel()
    log.accessibilityIdentifier = "log"
    log.text = "nothing"
    let speed = slider("speed")
    speed.trackConfiguration = .init(ticks: [
      .init(position: 0, title: "Slow"), .init(position: 0.25), .init(position: 0.5),
      .init(position: 1, title: "Fast"),
    ])
    let balance = slider("balance")
    balance.trackConfiguration = .init(
      allowsTickValuesOnly: false, neutralValue: 0.5, enabledRange: 0.2...0.8, numberOfTicks: 3)
    balance.value = 50
    let position = slider("position")
    position.sliderStyle = .thumbless
    let stack = UIStackView(arrangedSubviews: [log, speed, balance, position, button()])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 30, y: 80, width: 300, height: 300)
    view.addSubview(stack)
    addCard()
  }

  private func slider(_ name: String) -> UISlider {
    let slider = UISlider()
    slider.accessibilityIdentifier = name
    slider.maximumValue = 100
    slider.addAction(
      UIAction { [weak self] _ in self?.log.text = "\(name) \(Int(slider.value.rounded()))" },
      for: .valueChanged)
    return slider
  }

  private func button() -> UIButton {
    var configuration = UIButton.Configuration.glass()
    configuration.title = "Play"
    configuration.image = UIImage(systemName: "play.fill")
    configuration.symbolContentTransition = UISymbolContentTransition(.replace)
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] action in
        guard let self, let button = action.sender as? UIButton else { return }
        button.configuration?.title = "Pause"
        button.configuration?.image = UIImage(systemName: "pause.fill")
        UIView.animate(withDuration: 0.3) {
          self.card.frame.size.height = 60
          self.panel.frame = self.card.bounds.insetBy(dx: 14, dy: 14)
        }
        self.log.text = self.corners
      })
    return button
  }

  private func addCard() {
    card.frame = CGRect(x: 30, y: 420, width: 300, height: 120)
    card.backgroundColor = .systemTeal
    card.cornerConfiguration = .corners(radius: 24)
    panel.frame = card.bounds.insetBy(dx: 8, dy: 8)
    panel.backgroundColor = .systemBackground
    panel.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    card.addSubview(panel)
    view.addSubview(card)
  }

  private var corners: String {
    "\(card.effectiveRadius(corner: .topLeft)) \(panel.effectiveRadius(corner: .topLeft))"
  }
}

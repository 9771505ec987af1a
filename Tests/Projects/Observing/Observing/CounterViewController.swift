import UIKit

/// Shows a count in several places, which nothing but observation updates.
final class CounterViewController: UIViewController {
  private let model = CounterModel()
  private let properties = UILabel()
  private let layoutStart = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    properties.accessibilityIdentifier = "properties"
    layoutStart.accessibilityIdentifier = "layoutStart"
    let counter = CounterView(model: model)
    let stack = UIStackView(arrangedSubviews: [properties, layoutStart, counter, counterButton])
    for button in buttons { stack.addArrangedSubview(button) }
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      counter.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  /// A button that shows the count itself.
  private var counterButton: UIButton {
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { [model] button in
      button.configuration?.title = "button \(model.count)"
    }
    return button
  }

  private var buttons: [UIButton] {
    [
      button("Add") { $0.model.count += 1 },
      button("Add Elsewhere") { controller in
        let model = controller.model
        DispatchQueue.global().async { model.count += 1 }
      },
      button("Refresh") { controller in
        controller.view.setNeedsLayout()
        controller.view.subviews[0].subviews[2].setNeedsLayout()
      },
    ]
  }

  private func button(
    _ title: String, _ action: @escaping (CounterViewController) -> Void
  ) -> UIButton {
    let action = UIAction(title: title) { [weak self] _ in self.map(action) }
    return UIButton(configuration: .filled(), primaryAction: action)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutStart.text = "start \(model.count)"
  }

  @available(iOS 26.0, *)
  override func updateProperties() {
    super.updateProperties()
    properties.text = "properties \(model.count)"
  }
}

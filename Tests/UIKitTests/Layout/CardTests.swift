import Testing
import UIKit

extension OnScreen {
  /// Cards with empty, short, and wrapping titles, laid out by baselines.
  @MainActor struct CardTests {
    private let screen = TestScreen()
    private static let titles = [
      "", "Short", "A long title that has to wrap over several lines of the card", nil,
    ]

    private struct Dice {
      var state: UInt64

      mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
      }

      mutating func flip() -> Bool { roll(2) == 0 }
    }

    private func makeView(_ dice: inout Dice) -> UIView {
      let title = Self.titles[dice.roll(Self.titles.count)]
      switch dice.roll(5) {
      case 0, 1:
        let label = UILabel()
        label.numberOfLines = dice.roll(2)
        label.text = title
        label.font = .systemFont(ofSize: [10, 17, 30][dice.roll(3)])
        return label
      case 2:
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return UIButton(configuration: configuration)
      case 3:
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.numberOfLines = dice.roll(2)
        return button
      default:
        let field = UITextField()
        field.text = title
        field.borderStyle = .roundedRect
        return field
      }
    }

    private func makeCard(_ dice: inout Dice) -> UIView {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(card)
      var constraints = [
        card.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        card.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        card.widthAnchor.constraint(equalToConstant: 200),
      ]
      var previous: NSLayoutYAxisAnchor = card.topAnchor
      for _ in 0...dice.roll(3) {
        let row = UIStackView(arrangedSubviews: (0...dice.roll(2)).map { _ in makeView(&dice) })
        row.alignment = [.firstBaseline, .lastBaseline, .fill, .center][dice.roll(4)]
        let view = dice.flip() ? row : makeView(&dice)
        view.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(view)
        constraints += [
          view.leadingAnchor.constraint(equalTo: card.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
          dice.flip()
            ? view.firstBaselineAnchor.constraint(equalTo: previous, constant: 24)
            : view.topAnchor.constraint(equalTo: previous, constant: 8),
        ]
        previous = dice.flip() ? view.lastBaselineAnchor : view.bottomAnchor
        // Some views are stretched, whatever their titles are.
        if dice.roll(4) == 0 {
          constraints.append(view.heightAnchor.constraint(greaterThanOrEqualToConstant: 90))
        }
      }
      constraints.append(card.bottomAnchor.constraint(equalTo: previous, constant: 16))
      NSLayoutConstraint.activate(constraints)
      return card
    }

    private func frames(_ view: UIView) -> [CGRect] {
      [view.frame] + view.subviews.flatMap(frames)
    }

    /// On iOS, the result of a layout doesn't depend on the number of passes.
    @Test func aCardIsAsHighAfterEachPass() {
      for seed in 0..<300 {
        var dice = Dice(state: UInt64(seed) &* 7919 &+ 13)
        let card = makeCard(&dice)
        screen.commit()
        let first = frames(card)
        for _ in 0..<3 {
          for view in card.subviews + card.subviews.flatMap(\.subviews) {
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
          }
          screen.commit()
        }
        let isSame = zip(first, frames(card)).allSatisfy {
          abs($0.minY - $1.minY) < 0.4 && abs($0.height - $1.height) < 0.4
        }
        #expect(isSame, "card \(seed)")
        card.removeFromSuperview()
      }
    }

    /// A card doesn't jump when its empty title gets text.
    @Test func anEmptyTitleHasTheBaselinesOfALine() {
      for configuration in [nil, UIButton.Configuration.plain()] {
        let button = UIButton(type: .system)
        button.configuration = configuration
        button.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(button)
        screen.view.addSubview(label)
        NSLayoutConstraint.activate([
          button.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
          button.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
          button.heightAnchor.constraint(equalToConstant: 50),
          label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        screen.commit()
        let empty = label.frame.minY
        button.setTitle("Title", for: .normal)
        screen.commit()
        #expect(abs(label.frame.minY - empty) < 0.4)
      }
    }

    /// A text keeps its place in a view whose alignment changes.
    @Test func baselinesFollowTheVerticalAlignment() {
      let field = UITextField()
      field.text = "Field"
      let label = UILabel()
      label.text = "Label"
      for view in [field, label] {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        field.heightAnchor.constraint(equalToConstant: 100),
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      ])
      screen.commit()
      #expect(abs(label.frame.midY - 150) < 1)
      field.contentVerticalAlignment = .top
      screen.commit()
      #expect(abs(label.frame.minY - 100) < 3)
    }

    /// Title views that a navigation item gets before its bar has a width.
    @Test func aTitleViewInABarWithoutAWidthKeepsItsSize() {
      let label = UILabel()
      label.text = "Title"
      label.sizeToFit()
      let width = label.bounds.width
      let controller = UIViewController()
      controller.navigationItem.titleView = label
      let navigation = UINavigationController()
      navigation.view.frame = .zero
      navigation.navigationBar.frame = .zero
      navigation.setViewControllers([controller], animated: false)
      navigation.navigationBar.layoutIfNeeded()
      let screen = TestScreen(root: navigation)
      screen.commit()
      #expect(abs(label.bounds.width - width) < 1)
      #expect(abs(screen.middle(of: label).x - 393 / 2) < 1)
    }
  }
}

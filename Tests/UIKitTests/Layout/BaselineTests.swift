import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The alignment of text in different views, determined from the drawing instead of the views'
  /// own values.
  @MainActor struct BaselineTests {
    private let screen = TestScreen()

    private static func makeField() -> UIView {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Other"
      return field
    }

    private static func makeButton() -> UIView {
      let button = UIButton(type: .system)
      button.setTitle("Other", for: .normal)
      return button
    }

    private static func makeConfiguredButton() -> UIView {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Other"
      return UIButton(configuration: configuration)
    }

    private static func makeTextView() -> UIView {
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = "Other"
      return view
    }

    private static func makeLabel() -> UIView {
      let label = UILabel()
      label.font = .systemFont(ofSize: 40)
      label.text = "Other"
      return label
    }

    private nonisolated static let makers: [@MainActor () -> UIView] = [
      { makeField() }, { makeButton() }, { makeConfiguredButton() }, { makeTextView() },
      { makeLabel() },
    ]

    /// Returns the distance between the baselines of two texts.
    private func difference() throws -> CGFloat {
      var origin = CGPoint.zero
      var saved: [CGPoint] = []
      var baselines: [String: CGFloat] = [:]
      for command in screen.stage.commands {
        switch command {
        case .save: saved.append(origin)
        case .restore: origin = saved.popLast() ?? .zero
        case .concatenate(let transform):
          origin.x += transform.tx
          origin.y += transform.ty
        case .text(let run): baselines[run.text] = origin.y + run.origin.y
        default: break
        }
      }
      return try #require(baselines["Other"]) - #require(baselines["Name"])
    }

    private func add(_ view: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }

    @Test(arguments: makers.indices, [nil, 90 as CGFloat])
    func textsAreOnALine(_ maker: Int, _ height: CGFloat?) throws {
      for isFirst in [true, false] {
        let label = UILabel()
        label.text = "Name"
        let other = Self.makers[maker]()
        add(label)
        add(other)
        if let height { other.heightAnchor.constraint(equalToConstant: height).isActive = true }
        NSLayoutConstraint.activate([
          other.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
          other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          other.widthAnchor.constraint(equalToConstant: 120),
          label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 8),
          isFirst
            ? label.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor)
            : label.lastBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor),
        ])
        screen.commit()
        #expect(abs(try difference()) < 0.34)
        label.removeFromSuperview()
        other.removeFromSuperview()
      }
    }

    @Test func whoNeedsRoomGetsItFromWhoDoesNotWantIt() {
      let field = Self.makeField()
      let slider = UISlider()
      let stack = UIStackView(arrangedSubviews: [slider, field])
      add(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        stack.widthAnchor.constraint(equalToConstant: 300),
      ])
      screen.commit()
      #expect(slider.contentHuggingPriority(for: .vertical) == .defaultHigh)
      #expect(field.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
      #expect(stack.frame.height == 34)
    }

    /// A symbol is vertically centered on the capital letters next to it.
    @Test func aSymbolStandsOnTheLineOfItsText() throws {
      let symbol = try #require(UIImage(systemName: "star"))
      let capHeight = UIFont.systemFont(ofSize: 17).capHeight
      let offset = try #require(symbol.baselineOffsetFromBottom)
      #expect(abs(offset - (symbol.size.height - capHeight) / 2) < 0.01)
      let picture = UIImageView(image: symbol)
      let label = UILabel()
      label.text = "Name"
      let stack = UIStackView(arrangedSubviews: [picture, label])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      stack.layoutIfNeeded()
      let middle = label.frame.minY + label.font.ascender - capHeight / 2
      #expect(abs(picture.frame.midY - middle) < 0.7)
      #expect(symbol.imageWithoutBaseline().baselineOffsetFromBottom == nil)
      #expect(symbol.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
      #expect(UIImage.plain(.red).baselineOffsetFromBottom == nil)
    }
  }
}

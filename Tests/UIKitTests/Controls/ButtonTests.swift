import Testing
import UIKit

extension OnScreen {
  @MainActor struct ButtonTests {
    private let screen = TestScreen()
    private let log = CallLog()

    private func show(_ button: UIButton) -> UIButton {
      if button.bounds.width < 100 { button.sizeToFit() }
      button.center = CGPoint(x: 200, y: 400)
      screen.view.addSubview(button)
      screen.commit()
      return button
    }

    @Test func titlesFollowTheState() {
      let button = UIButton(type: .custom)
      button.setTitle("Normal", for: .normal)
      button.setTitle("Pressed", for: .highlighted)
      button.setTitle("Off", for: .disabled)
      button.setTitleColor(.red, for: .normal)
      button.setTitleColor(.blue, for: .selected)
      #expect(button.currentTitle == "Normal")
      button.isHighlighted = true
      #expect(button.currentTitle == "Pressed")
      #expect(button.currentTitleColor == .red)
      button.isHighlighted = false
      button.isEnabled = false
      #expect(button.currentTitle == "Off")
      button.isEnabled = true
      button.isSelected = true
      #expect(button.currentTitle == "Normal" && button.currentTitleColor == .blue)
      #expect(button.title(for: .highlighted) == "Pressed")
      #expect(button.titleColor(for: .selected) == .blue)
    }

    /// The image of a system button is tinted, unless a configuration shows the image, which then
    /// has its original colors.
    @Test func aConfigurationShowsAPictureInItsOwnColors() {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
      let tinted = show(UIButton(type: .system))
      tinted.setImage(picture, for: .normal)
      screen.commit()
      #expect(tinted.imageView?.image?.renderingMode == .alwaysTemplate)
      let configured = UIButton(type: .system)
      configured.configuration = .plain()
      configured.setImage(picture, for: .normal)
      #expect(show(configured).imageView?.image?.renderingMode == .automatic)
    }

    /// A frame designed for the title in the original font may be slightly too narrow in the
    /// replacement font.
    @Test func aConfiguredTitleThatAlmostFitsStaysOnOneLine() {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Clear the Text"
      let natural = UIButton(configuration: configuration).intrinsicContentSize
      func titleHeight(narrowedBy difference: CGFloat) -> CGFloat? {
        let button = UIButton(configuration: configuration)
        button.frame.size = CGSize(width: natural.width - difference, height: natural.height)
        return show(button).titleLabel?.bounds.height
      }
      let line = titleHeight(narrowedBy: 0) ?? 0
      #expect(line > 15)
      #expect(titleHeight(narrowedBy: 1) == line)
      #expect(titleHeight(narrowedBy: 10) ?? 0 > line * 1.5)
    }

    /// The system font's regular letters are as wide as on iOS, where a title wraps if it needs
    /// slightly more space than there is.
    @Test func aTitleThatIsTooLongWraps() {
      func lines(_ font: UIFont, narrowedBy part: CGFloat) -> CGFloat {
        let button = UIButton()
        button.setTitle("Better ask him if he is a murderer first.", for: .normal)
        button.titleLabel?.font = font
        button.titleLabel?.lineBreakMode = .byWordWrapping
        let width = button.intrinsicContentSize.width * (1 - part)
        button.frame = CGRect(x: 0, y: 100, width: width, height: 200)
        return ((show(button).titleLabel?.bounds.height ?? 0) / font.lineHeight).rounded()
      }
      let regular = UIFont.systemFont(ofSize: 23)
      #expect(lines(regular, narrowedBy: 0) == 1)
      #expect(lines(regular, narrowedBy: 0.008) == 1)
      #expect(lines(regular, narrowedBy: 0.025) == 2)
      #expect(lines(.boldSystemFont(ofSize: 23), narrowedBy: 0.025) == 1)
    }

    @Test func aButtonIsAsLargeAsItsTitle() {
      let button = UIButton(type: .system)
      button.setTitle("A title", for: .normal)
      let size = button.intrinsicContentSize
      #expect(size.width > 30)
      button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      #expect(abs(button.intrinsicContentSize.width - size.width - 20) < 2)
      _ = show(button)
      #expect(screen.stage.texts.map(\.text) == ["A title"])
      let rect = button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds))
      #expect(rect.width > 0 && button.bounds.contains(rect))
      #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    }

    @Test func imagesAndBackgroundsFollowTheState() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      button.setBackgroundImage(image, for: .highlighted)
      button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
      button.setTitleShadowColor(.red, for: .normal)
      button.setPreferredSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 9), forImageIn: .normal)
      #expect(button.currentImage === image)
      #expect(button.image(for: .normal) === image)
      #expect(button.currentBackgroundImage == nil)
      button.isHighlighted = true
      #expect(button.currentBackgroundImage === image)
      #expect(button.currentAttributedTitle?.string == "Styled")
      #expect(button.currentTitleShadowColor == .red)
      #expect(button.currentPreferredSymbolConfiguration != nil)
      button.isHighlighted = false
      _ = show(button)
      #expect((button.imageView?.frame.maxX ?? 99) <= (button.titleLabel?.frame.minX ?? 0) + 1)
      #expect(
        button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds)).width == 20)
    }

    @Test(arguments: 0..<8)
    func everyConfigurationShowsItsTexts(_ index: Int) {
      let all: [UIButton.Configuration] = [
        .plain(), .filled(), .tinted(), .gray(), .borderless(), .bordered(), .borderedTinted(),
        .borderedProminent(),
      ]
      var configuration = all[index]
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "star")
      configuration.imagePlacement = .top
      configuration.imagePadding = 4
      configuration.titlePadding = 2
      let button = show(UIButton(configuration: configuration))
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Title") && texts.contains("Subtitle"))
      #expect(button.currentTitle == "Title")
      let width = button.intrinsicContentSize.width
      button.configuration?.contentInsets.leading += 30
      #expect(abs(button.intrinsicContentSize.width - width - 30) < 1)
      button.configuration?.showsActivityIndicator = true
      button.configuration?.buttonSize = .large
      button.configuration?.cornerStyle = .capsule
      screen.commit()
      #expect(button.configuration?.cornerStyle == .capsule)
    }

    @Test func theUpdateHandlerIsCalledWithEveryState() {
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { button in
        var configuration = button.configuration
        configuration?.title = button.isHighlighted ? "Down" : "Up"
        button.configuration = configuration
      }
      _ = show(button)
      #expect(button.configuration?.title == "Up")
      screen.touch(.began, at: screen.middle(of: button))
      screen.commit()
      #expect(button.configuration?.title == "Down")
      screen.touch(.ended, at: screen.middle(of: button))
      screen.commit()
      #expect(button.configuration?.title == "Up")
      button.setNeedsUpdateConfiguration()
      screen.commit()
    }

    @Test func thePrimaryActionGivesTitleAndAction() {
      let action = UIAction(title: "Do", image: nil) { _ in log.note("done") }
      let button = show(UIButton(type: .system, primaryAction: action))
      #expect(button.currentTitle == "Do")
      screen.tap(button)
      #expect(log.take() == ["done"])
      button.performPrimaryAction()
      #expect(log.take() == ["done"])
    }

    @Test func aMenuAsPrimaryActionOpensOnTouch() {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Menu"
      button.menu = UIMenu(
        title: "Choices",
        children: [
          UIAction(title: "First") { _ in log.note("first") },
          UIMenu(
            title: "", options: .displayInline,
            children: [
              UIAction(title: "Second", attributes: .destructive) { _ in log.note("second") },
              UIAction(title: "Off", attributes: .disabled) { _ in log.note("off") },
              UIAction(title: "Gone", attributes: .hidden) { _ in },
            ]),
        ])
      button.showsMenuAsPrimaryAction = true
      _ = show(button)
      screen.tap(button)
      screen.advance(1)
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("First") && texts.contains("Second"))
      #expect(!texts.contains("Gone"))
      screen.tap("Off")
      screen.advance(1)
      #expect(log.take() == [])
      screen.tap("Second")
      screen.advance(1)
      #expect(log.take() == ["second"])
      #expect(!screen.stage.texts.contains { $0.text == "First" })
      screen.tap(button)
      screen.advance(1)
      screen.tap(at: CGPoint(x: 10, y: 840))
      screen.advance(1)
      #expect(!screen.stage.texts.contains { $0.text == "First" })
    }

    @Test func aToggleChangesItsSelection() {
      let button = UIButton(type: .system)
      button.setTitle("Toggle", for: .normal)
      button.changesSelectionAsPrimaryAction = true
      _ = show(button)
      screen.tap(button)
      #expect(button.isSelected)
      screen.tap(button)
      #expect(!button.isSelected)
    }

    @Test func typesHaveTheirLooks() {
      #expect(UIButton(type: .system).buttonType == .system)
      for type in [
        UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
      ] {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize.width > 10)
        #expect(button.currentImage != nil)
      }
      let image = UIImage(systemName: "star") ?? UIImage()
      let target = TestTarget()
      let made = show(UIButton.systemButton(with: image, target: target, action: "act:"))
      screen.tap(made)
      #expect(target.calls == ["act:"])
    }

    @Test func alignmentMovesTheContent() {
      let button = UIButton(type: .custom)
      button.setTitle("x", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      _ = show(button)
      func place(
        _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
      ) -> CGRect {
        button.contentHorizontalAlignment = horizontal
        button.contentVerticalAlignment = vertical
        button.layoutIfNeeded()
        return button.titleLabel?.frame ?? .zero
      }
      #expect(place(.left, .top).minX == 0)
      #expect(place(.left, .top).minY == 0)
      #expect(abs(place(.right, .bottom).maxX - 200) < 1)
      #expect(abs(place(.right, .bottom).maxY - 100) < 1)
      #expect(abs(place(.center, .center).midX - 100) < 1)
      #expect(place(.leading, .center).minX == 0)
      #expect(abs(place(.trailing, .center).maxX - 200) < 1)
    }
  }
}

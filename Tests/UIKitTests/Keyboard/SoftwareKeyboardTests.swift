import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Touches on the keys of the software keyboard.
  @MainActor struct SoftwareKeyboardTests {
    private let screen = TestScreen()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

    private func show(_ change: (UITextField) -> Void = { $0.autocapitalizationType = .none }) {
      change(field)
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      screen.advance(1)
    }

    private func keys() -> [KeyView] {
      UIApplication.shared.windowsFrontToBack.flatMap { $0.all(KeyView.self) }
        .filter { !$0.isHidden }
    }

    private func press(_ label: String) {
      guard let key = keys().first(where: { $0.accessibilityLabel?.lowercased() == label }) else {
        Issue.record("no key \(label) among \(keys().compactMap(\.accessibilityLabel))")
        return
      }
      screen.tap(key)
    }

    @Test func lettersTypeTheirCharacters() {
      show()
      for label in ["h", "i", "space", "y", "o"] { press(label) }
      #expect(field.text == "hi yo")
      press("delete")
      #expect(field.text == "hi y")
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func theKeyboardGoesWhileAnotherControllerCoversItsField(_ style: UIModalPresentationStyle) {
      show()
      #expect(!keys().isEmpty)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      screen.root.present(sheet, animated: true)
      screen.advance(1)
      #expect(KeyboardController.shared.frame == nil)
      #expect(field.isFirstResponder)
      let inner = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      sheet.view.addSubview(inner)
      inner.becomeFirstResponder()
      screen.advance(1)
      #expect(KeyboardController.shared.frame != nil, "a field of the sheet has it")
      field.becomeFirstResponder()
      screen.root.dismiss(animated: true)
      screen.advance(1)
      #expect(KeyboardController.shared.frame != nil)
      press("h")
      #expect(field.text == "h")
    }

    @Test func anAlertTakesTheKeyboardAwayUntilItIsGone() {
      show()
      let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      screen.root.present(alert, animated: true)
      screen.advance(1)
      #expect(KeyboardController.shared.frame == nil)
      alert.dismiss(animated: true)
      screen.advance(1)
      #expect(KeyboardController.shared.frame != nil && field.isFirstResponder)
    }

    @Test func shiftCapitalizesOneLetterAndADoubleTapLocks() {
      show()
      press("shift")
      press("a")
      press("b")
      #expect(field.text == "Ab")
      press("shift")
      press("shift")
      press("c")
      press("d")
      #expect(field.text == "AbCD")
    }

    @Test func sentencesBeginWithACapital() {
      show { $0.autocapitalizationType = .sentences }
      press("a")
      press("b")
      #expect(field.text == "Ab")
      field.text = ""
      field.autocapitalizationType = .allCharacters
      field.reloadInputViews()
      screen.advance(1)
      press("x")
      press("y")
      #expect(field.text == "XY")
    }

    @Test func twoSpacesMakeAFullStop() {
      show()
      for label in ["a", "space", "space"] { press(label) }
      #expect(field.text == "a. ")
    }

    @Test(arguments: [
      UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
      .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ])
    func everyTypeHasKeysThatType(_ type: UIKeyboardType) {
      show {
        $0.keyboardType = type
        $0.autocapitalizationType = .none
      }
      let typing = keys().filter(\.key.typesCharacter)
      #expect(typing.count >= 10)
      let key = typing[4]
      screen.tap(key)
      if case .text(let text) = key.key.action { #expect(field.text == text) }
    }

    @Test func numbersAndSymbolsAreOnOtherPlanes() {
      show()
      let plane = keys().first { if case .plane(.numbers) = $0.key.action { true } else { false } }
      if let plane { screen.tap(plane) }
      screen.commit()
      press("5")
      #expect(field.text == "5")
      let symbols = keys().first {
        if case .plane(.symbols) = $0.key.action { true } else { false }
      }
      #expect(symbols != nil)
      if let symbols { screen.tap(symbols) }
      screen.commit()
      #expect(keys().contains { $0.accessibilityLabel != nil && $0.key.title == "€" })
      let letters = keys().first {
        if case .plane(.letters) = $0.key.action { true } else { false }
      }
      if let letters { screen.tap(letters) }
      screen.commit()
      press("q")
      #expect(field.text == "5q")
    }

    private func showNumbers() {
      let plane = keys().first { if case .plane(.numbers) = $0.key.action { true } else { false } }
      if let plane { screen.tap(plane) }
      screen.commit()
    }

    @Test func twoHyphensBecomeAnEnDashAndThreeAnEmDash() {
      show()
      showNumbers()
      press("-")
      press("-")
      #expect(field.text == "\u{2013}")
      press("-")
      #expect(field.text == "\u{2014}")
      press("-")
      #expect(field.text == "\u{2014}-")
    }

    @Test(arguments: [nil, UITextContentType.username])
    func hyphensStayWhereTheAppOrTheMeaningOfTheTextSaysSo(_ content: UITextContentType?) {
      show {
        $0.textContentType = content
        if content == nil { $0.smartDashesType = .no }
      }
      showNumbers()
      press("-")
      press("-")
      #expect(field.text == "--")
    }

    @Test func aHeldDeleteKeyRepeats() {
      show()
      field.text = String(repeating: "x", count: 40)
      guard let delete = keys().first(where: { $0.key.action == .delete }) else {
        Issue.record("no delete key")
        return
      }
      let place = screen.middle(of: delete)
      screen.touch(.began, at: place)
      screen.advance(2)
      screen.touch(.ended, at: place)
      let left = field.text?.count ?? 0
      #expect(left < 35)
      screen.advance(1)
      #expect(field.text?.count == left)
    }

    @Test func theReturnKeySaysWhatItDoesAndDoesIt() {
      let log = CallLog()
      show { $0.returnKeyType = .search }
      field.addAction(UIAction { _ in log.note("exit") }, for: .editingDidEndOnExit)
      let key = keys().first { $0.key.action == .enter }
      #expect(key?.accessibilityLabel?.lowercased() == "search")
      if let key { screen.tap(key) }
      #expect(log.take() == ["exit"])
    }

    @Test func theReturnKeyMayWaitForText() {
      show {
        $0.enablesReturnKeyAutomatically = true
        $0.autocapitalizationType = .none
      }
      #expect(keys().first { $0.key.action == .enter }?.key.isEnabled == false)
      press("a")
      screen.commit()
      #expect(keys().first { $0.key.action == .enter }?.key.isEnabled == true)
    }

    @Test func aHeldLetterOffersItsVariants() {
      show()
      guard let key = keys().first(where: { $0.accessibilityLabel == "e" }) else {
        Issue.record("no e")
        return
      }
      let place = screen.middle(of: key)
      screen.touch(.began, at: place)
      screen.advance(1)
      screen.touch(.moved, at: CGPoint(x: place.x + 40, y: place.y - 50))
      screen.touch(.ended, at: CGPoint(x: place.x + 40, y: place.y - 50))
      screen.advance(0.5)
      #expect(field.text?.count == 1)
    }

    @Test func aFingerThatSlidesTypesTheKeyWhereItEnds() {
      show()
      let start = keys().first { $0.accessibilityLabel == "q" }
      let end = keys().first { $0.accessibilityLabel == "r" }
      guard let start, let end else {
        Issue.record("no q or r")
        return
      }
      screen.drag(from: screen.middle(of: start), to: screen.middle(of: end), frames: 5)
      #expect(field.text == "r")
    }

    @Test func aTabletsKeyboardHasItsOwnKeys() {
      let pad = TestScreen(.iPad)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      field.autocapitalizationType = .none
      pad.view.addSubview(field)
      field.becomeFirstResponder()
      pad.advance(1)
      #expect(keys().contains { $0.key.action == .dismiss })
      if let key = keys().first(where: { $0.accessibilityLabel == "a" }) { pad.tap(key) }
      #expect(field.text == "a")
      if let key = keys().first(where: { $0.key.action == .dismiss }) { pad.tap(key) }
      pad.advance(1)
      #expect(!field.isFirstResponder)
    }

    @Test func theKeyboardTurnsAndChangesItsLook() {
      show()
      screen.send(.configure(.iPhone15Landscape))
      screen.advance(1)
      #expect(keys().allSatisfy { screen.middle(of: $0).y < 393 })
      screen.change { $0.appearance = .dark }
      press("z")
      #expect(field.text == "z")
      field.resignFirstResponder()
      screen.advance(1)
    }

    @Test func theKeyboardsGuideFollowsIt() {
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 10),
        bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      ])
      screen.commit()
      #expect(abs(bar.frame.maxY - (852 - 34)) < 1)
      show()
      #expect(bar.frame.maxY < 852 - 200)
      field.resignFirstResponder()
      screen.advance(1)
      #expect(abs(bar.frame.maxY - (852 - 34)) < 1)
    }

    /// Content that fits above the keyboard in one orientation is never laid out above the keyboard
    /// of the other orientation.
    @Test func contentFitsAboveTheKeyboardWhileTheDeviceIsTurned() {
      let form = Form()
      screen.root.addChild(form)
      form.view.frame = screen.view.bounds
      form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(form.view)
      screen.send(.configure(.iPhone15Landscape))
      show()
      screen.send(.configure(.iPhone15))
      screen.advance(1)
      screen.send(.configure(.iPhone15Landscape))
      screen.advance(1)
      #expect(form.heights == [100, 400, 100])
    }

    /// A controller whose content must be tall if there's enough space.
    private final class Form: UIViewController {
      private lazy var height = content.heightAnchor.constraint(equalToConstant: 100)
      private let content = UIView()
      /// The heights of the content while the keyboard was visible.
      private(set) var heights: [CGFloat] = []

      override func viewDidLoad() {
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: view.topAnchor), height,
          content.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
        ])
      }

      override func updateViewConstraints() {
        height.constant = traitCollection.verticalSizeClass == .compact ? 100 : 400
        super.updateViewConstraints()
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        view.setNeedsUpdateConstraints()
      }

      override func viewDidLayoutSubviews() {
        let room = view.keyboardLayoutGuide.layoutFrame.minY
        guard room < view.bounds.height - 100 else { return }
        let height = min(content.frame.height, room)
        if heights.last != height { heights.append(height) }
      }
    }

    @Test(arguments: [true, false]) func theKeyboardAnnouncesThatItComesAndGoes(isAnimated: Bool) {
      let log = NotificationLog([
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ])
      screen.view.addSubview(field)
      func perform(_ change: () -> Void) {
        if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
        screen.advance(1)
      }
      perform { field.becomeFirstResponder() }
      #expect(
        log.names == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
      perform { field.resignFirstResponder() }
      #expect(
        log.names.suffix(2) == ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
      #expect(log.names.count == 4)
      // The same keyboard appears for another field. It's announced again, but doesn't move.
      let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      screen.view.addSubview(other)
      perform { field.becomeFirstResponder() }
      perform { other.becomeFirstResponder() }
      let frames = log.notes.last?.userInfo
      #expect(log.names.last == "UIKeyboardDidShowNotification")
      #expect(
        (frames?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
          == (frames?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue)
    }

    @Test func aDragOfAScrollViewDismissesTheKeyboard() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 393, height: 300))
      scroll.contentSize = CGSize(width: 393, height: 2000)
      scroll.keyboardDismissMode = .onDrag
      screen.view.addSubview(scroll)
      show()
      screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 250), rest: 0.2)
      screen.advance(1)
      #expect(!field.isFirstResponder)
    }
  }
}

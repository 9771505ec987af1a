import UIKit

extension GalleryScene {
  /// Labels, fields, text views, search bars, and keyboards.
  static let texts = [
    column("TextStyles") {
      let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout,
        .subheadline, .footnote, .caption1, .caption2,
      ]
      return styles.map { style in
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.text = style.rawValue
        return label
      }
    },
    column("Colors") {
      let colors: [[UIColor]] = [
        [
          .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
          .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
        ],
        [.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6],
        [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .placeholderText],
        [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill],
        [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground],
        [
          .systemGroupedBackground, .secondarySystemGroupedBackground,
          .tertiarySystemGroupedBackground, .separator, .opaqueSeparator, .tintColor,
        ],
      ]
      return colors.map { row in UIStackView(arrangedSubviews: row.map(swatch)) }
    },
    column("TextFields") {
      [UITextField.BorderStyle.none, .line, .bezel, .roundedRect, .roundedRect].enumerated().map {
        index, style in
        let field = UITextField()
        field.borderStyle = style
        field.placeholder = "Placeholder"
        if index > 2 { field.text = "Text" }
        if index == 3 { field.clearButtonMode = .always }
        field.isEnabled = index < 4
        field.widthAnchor.constraint(equalToConstant: 240).isActive = true
        return field
      }
    },
    GalleryScene(
      "TextView",
      root: {
        let text = UITextView()
        text.font = .preferredFont(forTextStyle: .body)
        text.text = "Some text in a text view, in\nseveral lines."
        text.heightAnchor.constraint(equalToConstant: 120).isActive = true
        text.widthAnchor.constraint(equalToConstant: 300).isActive = true
        return ColumnController([text])
      }
    ) { screen in
      screen.view.all(UITextView.self).first?.becomeFirstResponder()
    },
    keyboard("KeyboardLetters", .default), keyboard("KeyboardNumbers", .numberPad),
    keyboard("KeyboardEmail", .emailAddress),
    keyboard("KeyboardPunctuation", .numbersAndPunctuation),
    column("SearchBars") {
      [UISearchBar.Style.default, .prominent, .minimal].map { style in
        let bar = UISearchBar()
        bar.searchBarStyle = style
        bar.placeholder = "Search"
        bar.showsCancelButton = style == .prominent
        if style == .minimal {
          bar.scopeButtonTitles = ["All", "Some"]
          bar.showsScopeBar = true
        }
        bar.widthAnchor.constraint(equalToConstant: 320).isActive = true
        return bar
      }
    },
    GalleryScene(
      "EditMenu",
      root: {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Selected words"
        field.widthAnchor.constraint(equalToConstant: 240).isActive = true
        return ColumnController([UIView(), UILabel(), field])
      }
    ) { screen in
      guard let field = screen.view.all(UITextField.self).first else { return }
      field.becomeFirstResponder()
      screen.advance(1)
      screen.tap(field, times: 2)
    },
  ]

  @MainActor private static func swatch(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.widthAnchor.constraint(equalToConstant: 26).isActive = true
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return view
  }

  private static func keyboard(_ name: String, _ type: UIKeyboardType) -> GalleryScene {
    GalleryScene(
      name,
      root: {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.keyboardType = type
        field.placeholder = "Text"
        field.widthAnchor.constraint(equalToConstant: 240).isActive = true
        return ColumnController([field])
      }
    ) { screen in
      screen.view.all(UITextField.self).first?.becomeFirstResponder()
    }
  }
}

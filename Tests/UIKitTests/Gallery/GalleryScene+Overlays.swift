import UIKit

extension GalleryScene {
  /// Alerts, menus, sheets, popovers, and materials.
  static let overlays = [
    alert("Alert", .alert, [("Cancel", .cancel), ("OK", .default)]),
    alert(
      "AlertStacked", .alert, [("Save", .default), ("Delete", .destructive), ("Cancel", .cancel)]),
    alert("AlertField", .alert, [("OK", .default)], fields: 2),
    alert(
      "ActionSheet", .actionSheet,
      [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)]),
    GalleryScene("Menu", root: { ColumnController([menuButton()]) }) { screen in
      if let button = screen.view.all(UIButton.self).first { screen.tap(button) }
    },
    GalleryScene(
      "ContextMenu",
      root: {
        let button = menuButton()
        button.showsMenuAsPrimaryAction = false
        return ColumnController([UIView(), button])
      }
    ) { screen in
      guard let button = screen.view.all(UIButton.self).first else { return }
      screen.touch(.began, at: screen.middle(of: button))
      screen.advance(1)
      screen.touch(.ended, at: screen.middle(of: button))
    },
    sheet("SheetLarge") { [.large()] }, sheet("SheetMedium") { [.medium(), .large()] },
    GalleryScene("FormSheet", root: { RowsController(.plain) }) { screen in
      let form = UINavigationController(rootViewController: RowsController(.grouped, title: "Form"))
      form.modalPresentationStyle = .formSheet
      screen.root.present(form, animated: false)
    },
    GalleryScene("Popover", root: { RowsController(.plain) }) { screen in
      let content = UIViewController()
      content.view.backgroundColor = .systemTeal
      content.preferredContentSize = CGSize(width: 200, height: 150)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = screen.view
      content.popoverPresentationController?.sourceRect = CGRect(
        x: 100, y: 200, width: 60, height: 30)
      screen.root.present(content, animated: false)
    },
    column("Materials") {
      [
        UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
        .systemThickMaterial, .systemChromeMaterial, .light, .dark, .prominent,
      ].map { style in
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let label = UILabel()
        label.text = "Material"
        label.frame = CGRect(x: 8, y: 8, width: 120, height: 24)
        view.contentView.addSubview(label)
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return view
      }
    },
  ]

  @MainActor private static func menuButton() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Menu"
    let button = UIButton(configuration: configuration)
    let actions = [
      UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
      UIAction(title: "Chosen", subtitle: "With a subtitle", state: .on) { _ in },
      UIAction(title: "Disabled", attributes: .disabled) { _ in },
    ]
    let more = UIMenu(
      options: .displayInline,
      children: [
        UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }]),
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
          _ in
        },
      ])
    button.menu = UIMenu(title: "Title", children: actions + [more])
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private static func alert(
    _ name: String, _ style: UIAlertController.Style,
    _ actions: [(title: String, style: UIAlertAction.Style)], fields: Int = 0
  ) -> GalleryScene {
    GalleryScene(name, root: { RowsController(.plain) }) { screen in
      let alert = UIAlertController(
        title: "Title", message: "A message that explains what happens.", preferredStyle: style)
      for action in actions {
        alert.addAction(UIAlertAction(title: action.title, style: action.style))
      }
      for index in 0..<fields {
        alert.addTextField { $0.placeholder = "Field \(index)" }
      }
      alert.popoverPresentationController?.sourceView = screen.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 1, height: 1)
      screen.root.present(alert, animated: false)
    }
  }

  private static func sheet(
    _ name: String,
    _ detents: @escaping @MainActor @Sendable () -> [UISheetPresentationController.Detent]
  ) -> GalleryScene {
    GalleryScene(name, root: { RowsController(.plain) }) { screen in
      let sheet = UINavigationController(rootViewController: RowsController(.plain, title: "Sheet"))
      sheet.sheetPresentationController?.detents = detents()
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      screen.root.present(sheet, animated: false)
    }
  }
}

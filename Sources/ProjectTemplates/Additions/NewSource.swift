/// A new Swift file.
package enum NewSource: Sendable {
  /// A view controller.
  case controller(TypeName, ScreenKind, hasStoryboard: Bool)
  /// A cell of a table view.
  case tableCell(TypeName)
  /// A cell of a collection view.
  case collectionCell(TypeName)
  /// A file without declarations.
  case empty(ItemName)

  /// The name of the file.
  package var fileName: String {
    switch self {
    case .controller(let name, _, _), .tableCell(let name), .collectionCell(let name):
      name.fileName
    case .empty(let name): "\(name.text).swift"
    }
  }

  /// The content of the file.
  package var text: String {
    switch self {
    case .controller(let name, .view, let hasStoryboard):
      Self.viewController(name.text, hasStoryboard: hasStoryboard)
    case .controller(let name, .navigation, _):
      Self.container(name.text, .navigation, "Set up the navigation bar here.")
    case .controller(let name, .tabs, _):
      Self.container(name.text, .tabs, "Set up the tabs here.")
    case .controller(let name, .table, _): Self.tableController(name.text)
    case .controller(let name, .collection, let hasStoryboard):
      Self.collectionController(name.text, hasStoryboard: hasStoryboard)
    case .tableCell(let name): Self.tableCell(name.text)
    case .collectionCell(let name): Self.collectionCell(name.text)
    case .empty: "import Foundation\n\n"
    }
  }

  /// The call that a controller needs for showing a new cell, or `nil` if the file has no cell.
  package var registration: String? {
    switch self {
    case .tableCell(let name):
      "tableView.register(\(name.text).self, forCellReuseIdentifier: \(name.text).identifier)"
    case .collectionCell(let name):
      "collectionView.register(\(name.text).self, forCellWithReuseIdentifier: \(name.text).identifier)"
    case .controller, .empty: nil
    }
  }

  /// Returns the code of a view controller.
  /// - Parameter hasStoryboard: Whether the view, with its background, comes from a storyboard.
  static func viewController(_ name: String, hasStoryboard: Bool) -> String {
    let background = hasStoryboard ? "" : "        view.backgroundColor = .systemBackground\n"
    return """
      import UIKit

      class \(name): UIViewController {

          override func viewDidLoad() {
              super.viewDidLoad()
      \(background)        // Set up the screen here.
          }
      }

      """
  }

  private static func container(_ name: String, _ kind: ScreenKind, _ advice: String) -> String {
    """
    import UIKit

    class \(name): \(kind.superclass) {

        override func viewDidLoad() {
            super.viewDidLoad()
            // \(advice)
        }
    }

    """
  }

  private static func tableController(_ name: String) -> String {
    """
    import UIKit

    class \(name): UITableViewController {

        private let items = ["First", "Second", "Third"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            items.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = items[indexPath.row]
            cell.contentConfiguration = content
            return cell
        }
    }

    """
  }

  private static func collectionController(_ name: String, hasStoryboard: Bool) -> String {
    let initializers =
      hasStoryboard
      ? ""
      : """

          init() {
              super.init(collectionViewLayout: UICollectionViewFlowLayout())
          }

          required init?(coder: NSCoder) {
              super.init(coder: coder)
          }

      """
    return """
      import UIKit

      class \(name): UICollectionViewController {

          private let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
      \(initializers)
          override func viewDidLoad() {
              super.viewDidLoad()
              collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
          }

          override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
              colors.count
          }

          override func collectionView(
              _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
              let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
              cell.backgroundColor = colors[indexPath.item]
              return cell
          }
      }

      """
  }

  private static func tableCell(_ name: String) -> String {
    """
    import UIKit

    class \(name): UITableViewCell {

        static let identifier = "\(name)"

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            // Add views to contentView here.
        }
    }

    """
  }

  private static func collectionCell(_ name: String) -> String {
    """
    import UIKit

    class \(name): UICollectionViewCell {

        static let identifier = "\(name)"

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            // Add views to contentView here.
        }
    }

    """
  }
}

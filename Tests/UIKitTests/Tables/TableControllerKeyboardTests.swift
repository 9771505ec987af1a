import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// A table view controller keeps the edited field visible above the keyboard.
  @MainActor struct TableControllerKeyboardTests {
    private final class FieldCell: UITableViewCell {
      let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
      }

      required init?(coder: NSCoder) { nil }
    }

    private final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { FieldCell(style: .default, reuseIdentifier: nil) }
    }

    private let controller = Controller(style: .plain)
    private let screen: TestScreen

    init() {
      screen = TestScreen(root: controller)
    }

    @Test func theEditedRowIsAboveTheKeyboard() throws {
      let table = try #require(controller.tableView)
      let path = IndexPath(row: 16, section: 0)
      let cell = try #require(table.cellForRow(at: path) as? FieldCell)
      #expect(table.rectForRow(at: path).maxY > 700)
      cell.field.becomeFirstResponder()
      screen.advance(1)
      let keyboard = try #require(KeyboardController.shared.frame)
      let row = table.convert(table.rectForRow(at: path), to: nil)
      #expect(row.maxY <= keyboard.minY + 0.5 && row.minY > 100)
      #expect(table.adjustedContentInset.bottom == keyboard.height)
      #expect(table.verticalScrollIndicatorInsets.bottom == table.contentInset.bottom)
      cell.field.resignFirstResponder()
      screen.advance(1)
      #expect(table.contentInset.bottom == 0 && table.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test func insetsOfTheAppStay() throws {
      let table = try #require(controller.tableView)
      table.contentInset.bottom = 7
      let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? FieldCell)
      let offset = table.contentOffset
      cell.field.becomeFirstResponder()
      screen.advance(1)
      #expect(table.contentInset.bottom > 100 && table.contentOffset == offset)
      cell.field.resignFirstResponder()
      screen.advance(1)
      #expect(table.contentInset.bottom == 7)
    }
  }
}

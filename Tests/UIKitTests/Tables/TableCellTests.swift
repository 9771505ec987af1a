import Testing
import UIKit

extension OnScreen {
  @MainActor struct TableCellTests {
    private let screen = TestScreen()

    private func show(_ cell: UITableViewCell) -> UITableViewCell {
      cell.frame = CGRect(x: 0, y: 200, width: 393, height: 60)
      screen.view.addSubview(cell)
      screen.commit()
      return cell
    }

    @Test func stylesPlaceTheLabels() {
      func labels(_ style: UITableViewCell.CellStyle) -> (UILabel?, UILabel?) {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        let shown = show(cell)
        return (shown.textLabel, shown.detailTextLabel)
      }
      let plain = labels(.default)
      #expect(plain.1 == nil)
      let subtitle = labels(.subtitle)
      #expect((subtitle.1?.frame.minY ?? 0) >= (subtitle.0?.frame.maxY ?? 99) - 1)
      let value1 = labels(.value1)
      #expect((value1.1?.frame.maxX ?? 0) > 350)
      let value2 = labels(.value2)
      #expect((value2.1?.frame.minX ?? 0) > (value2.0?.frame.maxX ?? 999) - 1)
    }

    @Test func accessoriesNarrowTheContent() {
      let cell = show(UITableViewCell(style: .default, reuseIdentifier: nil))
      let full = cell.contentView.bounds.width
      cell.accessoryType = .disclosureIndicator
      screen.commit()
      #expect(cell.contentView.bounds.width < full)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      cell.accessoryView = view
      screen.commit()
      #expect(view.superview === cell)
      #expect(view.frame.midY == cell.bounds.midY)
      for type in [UITableViewCell.AccessoryType.checkmark, .detailButton, .detailDisclosureButton]
      {
        cell.accessoryView = nil
        cell.accessoryType = type
        screen.commit()
        #expect(cell.contentView.bounds.width < full)
      }
    }

    /// Interface Builder lays out cells in this way, within one point.
    @Test(arguments: [
      (UITableViewCell.AccessoryType.disclosureIndicator, 30.3), (.detailButton, 44),
    ])
    func contentHasLessMarginBesideAnAccessory(
      _ type: UITableViewCell.AccessoryType, _ room: CGFloat
    ) {
      let cell = show(UITableViewCell(style: .value1, reuseIdentifier: nil))
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      screen.commit()
      let content = cell.contentView
      #expect(content.layoutMargins.right == 20)
      cell.accessoryType = type
      screen.commit()
      #expect(content.layoutMargins.left == 20 && content.layoutMargins.right == 8)
      #expect(abs(cell.bounds.width - content.bounds.width - room) < 1)
      let end = cell.detailTextLabel?.frame.maxX ?? 0
      #expect(abs(content.bounds.width - 8 - end) < 0.01)
      cell.accessoryType = .none
      screen.commit()
      #expect(content.layoutMargins.right == 20)
    }

    @Test func imagesComeBeforeTheText() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image {
        _ in
      }
      cell.textLabel?.text = "Text"
      _ = show(cell)
      #expect((cell.textLabel?.frame.minX ?? 0) > (cell.imageView?.frame.maxX ?? 999))
    }

    @Test func prepareForReuseIsCalledBeforeACellIsUsedAgain() {
      let table = UITableView(frame: screen.view.bounds)
      let source = TableSource([(0..<100).map { "\($0)" }])
      table.register(CountingCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      screen.commit()
      for _ in 0..<10 {
        table.contentOffset.y += 300
        screen.commit()
      }
      let counts = table.visibleCells.compactMap { ($0 as? CountingCell)?.reuses }
      #expect(counts.contains { $0 > 0 })
      #expect(table.visibleCells.first?.reuseIdentifier == "cell")
    }

    @Test func theContentConfigurationDrawsItself() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Primary"
      content.secondaryText = "Secondary"
      content.textProperties.color = .red
      cell.contentConfiguration = content
      _ = show(cell)
      #expect(screen.stage.texts.first { $0.text == "Primary" }?.color.red == 1)
      #expect(screen.stage.texts.contains { $0.text == "Secondary" })
      for configuration in [
        UIListContentConfiguration.subtitleCell(), .valueCell(), .cell(),
      ] {
        var configuration = configuration
        configuration.text = "Now this"
        cell.contentConfiguration = configuration
        screen.commit()
        #expect(screen.stage.texts.contains { $0.text.lowercased() == "now this" })
      }
      cell.contentConfiguration = nil
      screen.commit()
      #expect(!screen.stage.texts.contains { $0.text.lowercased() == "now this" })
    }

    @Test func selectionHighlightsTheBackground() {
      let cell = show(UITableViewCell(style: .default, reuseIdentifier: nil))
      let background = UIView()
      background.backgroundColor = .red
      cell.selectedBackgroundView = background
      cell.setSelected(true, animated: false)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 200, y: 230))?.red == 1)
      cell.setSelected(false, animated: false)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 200, y: 230))?.green != 0)
      cell.setHighlighted(true, animated: false)
      #expect(cell.isHighlighted)
      cell.selectionStyle = .none
      #expect(cell.selectionStyle == .none)
      cell.indentationLevel = 2
      cell.indentationWidth = 15
      #expect(cell.indentationLevel == 2)
    }

    private final class CountingCell: UITableViewCell {
      private(set) var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
  }
}

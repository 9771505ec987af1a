import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Content configurations and the states for which cells update them.
  @MainActor struct ContentConfigurationTests {
    private let screen = TestScreen()

    /// A custom configuration with a color and a height.
    private struct Block: UIContentConfiguration {
      var color = UIColor.red
      var height: CGFloat = 120

      func makeContentView() -> any UIView & UIContentView { BlockView(self) }

      func updated(for state: any UIConfigurationState) -> Block {
        guard let state = state as? UICellConfigurationState else { return self }
        return Block(color: state.isSelected ? .blue : .red, height: height)
      }
    }

    private final class BlockView: UIView, UIContentView {
      let tall: NSLayoutConstraint

      var configuration: any UIContentConfiguration {
        didSet { take() }
      }

      init(_ block: Block) {
        configuration = block
        let inner = UIView()
        tall = inner.heightAnchor.constraint(equalToConstant: 0)
        super.init(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          tall, inner.topAnchor.constraint(equalTo: topAnchor),
          inner.bottomAnchor.constraint(equalTo: bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        take()
      }

      required init?(coder: NSCoder) { nil }

      private func take() {
        guard let block = configuration as? Block else { return }
        backgroundColor = block.color
        tall.constant = block.height
      }
    }

    private final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Block()
        return cell
      }
    }

    private final class LoggingCell: UITableViewCell {
      var states: [UICellConfigurationState] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
      }
    }

    @Test func textsBesideSymbolsAreAligned() throws {
      let starts = ["wifi", "heart", "bell.fill"].compactMap { name -> CGFloat? in
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.image = UIImage(systemName: name)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        view.layoutIfNeeded()
        return view.textStart
      }
      #expect(starts.count == 3 && Set(starts).count == 1)
    }

    @Test func aConfigurationOfTheAppsOwnShowsItsViewAndSizesTheRow() throws {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
      let source = Source()
      table.dataSource = source
      screen.view.addSubview(table)
      screen.commit()
      let path = IndexPath(row: 0, section: 0)
      let cell = try #require(table.cellForRow(at: path))
      #expect(abs(cell.frame.height - 120 - 1.0 / 3) < 0.001)
      let shown = try #require(cell.contentView as? BlockView)
      #expect(shown.frame.size == CGSize(width: 393, height: 120) && shown.backgroundColor == .red)
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      screen.commit()
      #expect(shown.backgroundColor == .blue)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(shown.superview == nil && cell.contentView is UIListContentView)
    }

    /// From Apple's documentation of `contentConfiguration`: setting it replaces the content view,
    /// or applies it to the existing one if it's compatible, and `nil` replaces that with an empty
    /// one.
    @Test func aConfigurationReplacesTheContentView() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      func check(_ view: UIView, _ content: () -> UIView, _ set: (Block?) -> Void) {
        let first = content()
        first.addSubview(UIView())
        set(Block())
        let own = content()
        #expect(own is BlockView && own.superview === view && first.superview == nil)
        set(Block(color: .blue))
        #expect(content() === own && own.backgroundColor == .blue)
        set(nil)
        #expect(!(content() is BlockView) && content() !== first && own.superview == nil)
        #expect(content().superview === view && content().subviews.isEmpty)
      }
      check(cell, { cell.contentView }, { cell.contentConfiguration = $0 })
      check(item, { item.contentView }, { item.contentConfiguration = $0 })
      check(header, { header.contentView }, { header.contentConfiguration = $0 })
    }

    /// From Apple's documentation of `backgroundConfiguration` and `backgroundView`.
    @Test func aBackgroundConfigurationAndBackgroundViewsResetEachOther() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()
      cell.multipleSelectionBackgroundView = UIView()
      cell.backgroundConfiguration = .clear()
      #expect(cell.backgroundColor == nil && cell.backgroundView == nil)
      #expect(cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil)
      cell.selectedBackgroundView = UIView()
      #expect(cell.backgroundConfiguration == nil)
      cell.backgroundConfiguration = .clear()
      cell.backgroundView = UIView()
      #expect(cell.backgroundConfiguration == nil && cell.selectedBackgroundView == nil)
      let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      item.backgroundColor = .red
      item.backgroundView = UIView()
      item.selectedBackgroundView = UIView()
      item.backgroundConfiguration = .clear()
      #expect(item.backgroundColor == nil && item.backgroundView == nil)
      #expect(item.selectedBackgroundView == nil)
      item.selectedBackgroundView = UIView()
      #expect(item.backgroundConfiguration == nil)
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.backgroundView = UIView()
      header.backgroundConfiguration = .clear()
      #expect(header.backgroundView == nil)
      header.backgroundView = UIView()
      #expect(header.backgroundConfiguration == nil)
    }

    @Test func aClearBackgroundLetsTheTableShowThrough() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
      cell.backgroundConfiguration = .clear()
      screen.view.backgroundColor = .red
      screen.view.addSubview(cell)
      screen.commit()
      let color = screen.stage.color(at: CGPoint(x: 100, y: 150))
      #expect(color?.red == 1 && color?.green == 0)
    }

    @Test func aConfigurationTakesThePlaceOfWhatTheCellShowed() {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.contentView.addSubview(UIView())
      var content = cell.defaultContentConfiguration()
      content.text = "Configured"
      cell.contentConfiguration = content
      cell.frame = CGRect(x: 0, y: 100, width: 393, height: 60)
      screen.view.addSubview(cell)
      screen.commit()
      #expect(cell.contentView is UIListContentView)
      let texts = screen.stage.texts.map(\.text)
      #expect(texts.contains("Configured") && !texts.contains("Title"))
    }

    @Test func cellsUpdateTheirConfigurationOnceForAllThatChanges() {
      let cell = LoggingCell(style: .default, reuseIdentifier: nil)
      var handled: [Bool] = []
      cell.configurationUpdateHandler = { handled.append($1.isSelected) }
      screen.view.addSubview(cell)
      screen.commit()
      #expect(cell.states.count == 1 && handled == [false])
      cell.isSelected = true
      cell.isHighlighted = true
      cell.setEditing(true, animated: false)
      screen.commit()
      #expect(cell.states.count == 2 && handled == [false, true])
      let state = cell.states.last
      #expect(state?.isSelected == true && state?.isHighlighted == true)
      #expect(state?.isEditing == true && state?.isDisabled == false)
      screen.commit()
      #expect(cell.states.count == 2)
    }

    @Test func contentIsNotUpdatedWhereTheCellDoesItItself() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.automaticallyUpdatesContentConfiguration = false
      cell.contentConfiguration = Block()
      cell.isSelected = true
      screen.view.addSubview(cell)
      screen.commit()
      #expect((cell.contentConfiguration as? Block)?.color == .red)
    }

    @Test func itemsAndHeadersShowConfigurationsToo() throws {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      cell.contentConfiguration = Block()
      screen.view.addSubview(cell)
      screen.commit()
      let shown = try #require(cell.contentView as? BlockView)
      #expect(shown.backgroundColor == .red && shown.frame == cell.bounds)
      cell.isSelected = true
      screen.commit()
      #expect(shown.backgroundColor == .blue)
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = header.defaultContentConfiguration()
      content.text = "Section"
      header.contentConfiguration = content
      header.frame = CGRect(x: 0, y: 200, width: 393, height: 40)
      screen.view.addSubview(header)
      screen.commit()
      #expect(screen.stage.texts.contains { $0.text == "SECTION" })
    }

    @Test func backgroundsAreConfigurationsToo() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      var background = cell.defaultBackgroundConfiguration()
      background.backgroundColor = .blue
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 20, bottom: 10, trailing: 20)
      cell.backgroundConfiguration = background
      cell.configurationUpdateHandler = { cell, state in
        cell.backgroundConfiguration?.backgroundColor = state.isSelected ? .red : .blue
      }
      screen.view.addSubview(cell)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 50))?.blue == 1)
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 50))?.red == 0)
      screen.view.backgroundColor = .yellow
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 10, y: 50))?.red == 1)
      cell.selectionStyle = .none
      cell.isSelected = true
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 50))?.red == 1)
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 50))?.blue == 0)
    }

    @Test func aStateKeepsWhatTheAppAddsToIt() {
      var state = UIViewConfigurationState(traitCollection: UITraitCollection())
      let key = UIConfigurationStateCustomKey("favorite")
      #expect(state[key] == nil)
      state[key] = true
      #expect(state[key] == AnyHashable(true))
    }
  }
}

import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Dragging and dropping rows and views.
  @MainActor struct DragTests {
    private let screen = TestScreen()
    private let source = TableSource([["a", "b", "c", "d"]])
    private let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    private let drags = Drags()

    private final class Drags: NSObject, UITableViewDragDelegate, UIDragInteractionDelegate,
      UIDropInteractionDelegate
    {
      var log: [String] = []
      var isEmpty = false
      var proposal = UIDropOperation.copy
      var canHandle = true

      private var items: [UIDragItem] {
        isEmpty ? [] : [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
      }

      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { items }

      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { items }

      func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
      ) {
        animator.addCompletion { self.log.append($0 == .end ? "lifted" : "put down") }
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
      ) { log.append("begin") }

      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation
      ) { log.append("willEnd \(operation)") }

      func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
      ) { log.append("didEnd \(operation)") }

      func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
      ) -> Bool { canHandle }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
      ) { log.append("enter") }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
      ) -> UIDropProposal { UIDropProposal(operation: proposal) }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
      ) { log.append("exit") }

      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) { log.append("drop") }

      func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
      ) { log.append("conclude") }

      func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
      ) { log.append("dropEnd") }
    }

    init() {
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      screen.view.addSubview(table)
      screen.commit()
    }

    /// Presses until the view there is lifted, and then moves it.
    private func drag(from start: CGPoint, to end: CGPoint, release: Bool = true) {
      screen.touch(.began, at: start)
      screen.advance(0.6)
      screen.move(from: start, to: end)
      screen.advance(0.4)
      guard release else { return }
      screen.touch(.ended, at: end)
      screen.advance(0.5)
    }

    private func addViews() {
      table.isHidden = true
      let from = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      from.addInteraction(UIDragInteraction(delegate: drags))
      let to = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
      to.addInteraction(UIDropInteraction(delegate: drags))
      for view in [from, to] { screen.view.addSubview(view) }
      screen.commit()
    }

    // MARK: Views

    @Test func aDropIsToldInOrder() {
      addViews()
      drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
      #expect(
        drags.log == [
          "lifted", "begin", "enter", "willEnd copy", "drop", "conclude", "dropEnd", "didEnd copy",
        ])
    }

    @Test func whatIsDroppedNowhereGoesBack() {
      addViews()
      drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 250, y: 150))
      #expect(drags.log == ["lifted", "begin", "willEnd cancel", "didEnd cancel"])
    }

    @Test func aForbiddenDropIsCanceled() {
      addViews()
      drags.proposal = .forbidden
      drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
      #expect(!drags.log.contains("drop"))
      #expect(drags.log.contains("didEnd cancel"))
    }

    @Test func aViewThatCannotHandleTheItemsIsNotEntered() {
      addViews()
      drags.canHandle = false
      drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
      #expect(!drags.log.contains("enter"))
    }

    @Test func aFingerThatRestsOnlyLifts() {
      addViews()
      let place = CGPoint(x: 50, y: 150)
      screen.touch(.began, at: place)
      screen.advance(0.9)
      screen.touch(.ended, at: place)
      screen.advance(0.5)
      #expect(drags.log == ["put down"])
    }

    @Test func nothingIsLiftedWithoutItems() {
      addViews()
      drags.isEmpty = true
      drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
      #expect(drags.log.isEmpty)
    }

    @Test func aDisabledInteractionLiftsNothing() {
      addViews()
      for view in screen.view.subviews {
        for case let interaction as UIDragInteraction in view.interactions {
          interaction.isEnabled = false
        }
      }
      drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 350))
      #expect(drags.log.isEmpty)
    }

    // MARK: Rows

    @Test func rowsMakeRoomForTheOneThatIsDragged() {
      source.movesRows = true
      table.dragDelegate = drags
      drag(from: CGPoint(x: 150, y: 125), to: CGPoint(x: 150, y: 225), release: false)
      #expect(table.hasActiveDrag)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 0)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 50)
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 150)
      screen.touch(.ended, at: CGPoint(x: 150, y: 225))
      screen.advance(0.6)
      #expect(!table.hasActiveDrag)
      #expect(source.sections == [["b", "c", "a", "d"]])
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a", "d"])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
      #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test func rowsStayWhereDraggingIsDisabled() {
      source.movesRows = true
      table.dragDelegate = drags
      table.dragInteractionEnabled = false
      drag(from: CGPoint(x: 150, y: 125), to: CGPoint(x: 150, y: 225))
      #expect(source.sections == [["a", "b", "c", "d"]])
      // The table has been pulled down instead.
      screen.advance(2)
      #expect(table.contentOffset.y == 0)
    }

    @Test func aRowDroppedElsewhereGoesBack() {
      source.movesRows = true
      table.dragDelegate = drags
      drag(from: CGPoint(x: 150, y: 125), to: CGPoint(x: 150, y: 700))
      #expect(source.sections == [["a", "b", "c", "d"]])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
      #expect(table.visibleCells.allSatisfy { !$0.isHidden })
    }
  }
}

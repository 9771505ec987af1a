import DeviceProtocol
import Foundation
import Observation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Updates that are repeated when observable properties that they've read change.
  @MainActor struct ObservationTests {
    private let screen: TestScreen
    private let controller = StepController()
    private let model = ObservedModel()
    private let view = StepView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))

    init() {
      screen = TestScreen(root: controller)
      ObservationSetting.isOn = true
      screen.view.addSubview(view)
      screen.commit()
      _ = controller.log.take()
      _ = view.log.take()
    }

    /// Lets a step of the view read the model's name.
    private func read(in step: String) {
      view.work[step] = { [model] in _ = model.name }
      view.setNeedsAll()
      screen.commit()
      _ = view.log.take()
    }

    // MARK: Steps

    @Test(arguments: ["properties", "constraints", "layout", "drawing"])
    func onlyTheStepOfAViewThatHasReadAPropertyIsRepeated(_ step: String) {
      read(in: step)
      model.name = "Bob"
      #expect(view.log.take() == [])
      screen.commit()
      #expect(view.log.take() == [step])
      model.city = "Oslo"
      screen.commit()
      #expect(view.log.take() == [])
      model.name = "Eve"
      model.name = "Dan"
      screen.commit()
      #expect(view.log.take() == [step])
    }

    @Test(arguments: [
      ("properties", ["properties"]), ("constraints", ["constraints"]),
      ("willLayout", ["willLayout", "didLayout"]), ("didLayout", ["willLayout", "didLayout"]),
      ("unavailable", ["willLayout", "didLayout", "unavailable"]),
    ])
    func aStepOfAControllerIsRepeated(_ step: String, _ repeated: [String]) {
      controller.work[step] = { [model] in _ = model.name }
      controller.setNeedsAll()
      screen.commit()
      _ = controller.log.take()
      for name in ["Bob", "Eve"] {
        model.name = name
        screen.commit()
        #expect(controller.log.take() == repeated)
      }
      #expect(view.log.take() == [])
    }

    private final class NamePresentation: UIPresentationController {
      var model: ObservedModel?
      var names: [String] = []

      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        names.append("will \(model?.name ?? "")")
      }

      override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        names.append("did \(model?.city ?? "")")
      }
    }

    private final class NameTransition: NSObject, UIViewControllerTransitioningDelegate {
      let model: ObservedModel
      var presentation: NamePresentation?

      init(_ model: ObservedModel) {
        self.model = model
      }

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let presentation = NamePresentation(
          presentedViewController: presented, presenting: presenting)
        presentation.model = model
        self.presentation = presentation
        return presentation
      }
    }

    @Test func aPresentationLaysOutItsContainerAgain() throws {
      let transition = NameTransition(model)
      let presented = UIViewController()
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = transition
      controller.present(presented, animated: false)
      screen.commit()
      screen.advance(1)
      let presentation = try #require(transition.presentation)
      presentation.names = []
      model.name = "Bob"
      screen.commit()
      #expect(presentation.names == ["will Bob", "did Rome"])
      presentation.names = []
      model.city = "Oslo"
      screen.commit()
      #expect(presentation.names == ["will Bob", "did Oslo"])
    }

    // MARK: Configurations

    private final class NameCell: UITableViewCell {
      var model: ObservedModel?

      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = defaultContentConfiguration()
        content.text = model?.name
        contentConfiguration = content
      }
    }

    private final class NameItem: UICollectionViewCell {
      var model: ObservedModel?

      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = UIListContentConfiguration.cell()
        content.text = model?.name
        contentConfiguration = content
      }
    }

    private final class NameHeader: UITableViewHeaderFooterView {
      var model: ObservedModel?

      override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        var content = UIListContentConfiguration.plainHeader()
        content.text = model?.name
        contentConfiguration = content
      }
    }

    private final class NameButton: UIButton {
      var model: ObservedModel?

      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.title = model?.name
      }
    }

    /// Returns the texts that the labels in a view show.
    private func texts(in view: UIView) -> [String] {
      let own = (view as? UILabel)?.text ?? ""
      return (own.isEmpty ? [] : [own]) + view.subviews.flatMap(texts)
    }

    private func expectToFollowTheName(_ view: UIView) {
      view.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
      screen.view.addSubview(view)
      screen.commit()
      #expect(texts(in: view) == ["Ann"])
      for name in ["Bob", "Eve"] {
        model.name = name
        screen.commit()
        #expect(texts(in: view) == [name])
      }
    }

    @Test func configurationsOfCellsFollowTheModel() {
      let cell = NameCell(style: .default, reuseIdentifier: nil)
      cell.model = model
      expectToFollowTheName(cell)
    }

    @Test func configurationsOfCollectionCellsFollowTheModel() {
      let item = NameItem(frame: .zero)
      item.model = model
      expectToFollowTheName(item)
    }

    @Test func configurationsOfHeadersFollowTheModel() {
      let header = NameHeader(reuseIdentifier: nil)
      header.model = model
      expectToFollowTheName(header)
    }

    @Test func configurationsOfButtonsFollowTheModel() {
      let button = NameButton(configuration: .filled())
      button.model = model
      button.setNeedsUpdateConfiguration()
      expectToFollowTheName(button)
    }

    @Test func handlersOfTableCellsFollowTheModel() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.configurationUpdateHandler = { [model] cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.name
        cell.contentConfiguration = content
      }
      expectToFollowTheName(cell)
    }

    @Test func handlersOfCollectionCellsFollowTheModel() {
      let cell = UICollectionViewCell(frame: .zero)
      cell.configurationUpdateHandler = { [model] cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.name
        cell.contentConfiguration = content
      }
      expectToFollowTheName(cell)
    }

    @Test func handlersOfHeadersFollowTheModel() {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.configurationUpdateHandler = { [model] header, _ in
        var content = UIListContentConfiguration.plainHeader()
        content.text = model.name
        header.contentConfiguration = content
      }
      expectToFollowTheName(header)
    }

    @Test func handlersOfButtonsFollowTheModel() {
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { [model] button in
        button.configuration?.title = model.name
      }
      expectToFollowTheName(button)
    }

    // MARK: Dependencies

    @Test func eachExecutionRenewsWhatAStepDependsOn() {
      var readsCity = false
      view.work["layout"] = { [model] in _ = readsCity ? model.city : model.name }
      view.setNeedsLayout()
      screen.commit()
      readsCity = true
      view.setNeedsLayout()
      screen.commit()
      _ = view.log.take()
      model.name = "Bob"
      screen.commit()
      #expect(view.log.take() == [])
      model.city = "Oslo"
      screen.commit()
      #expect(view.log.take() == ["layout"])
    }

    @Test func aStepThatIsPerformedWithinAnotherOneDoesNotRepeatIt() {
      let inner = StepView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      inner.work["layout"] = { [model] in _ = model.city }
      view.addSubview(inner)
      view.work["layout"] = { [model] in
        _ = model.name
        inner.layoutIfNeeded()
      }
      view.setNeedsLayout()
      screen.commit()
      _ = view.log.take()
      inner.setNeedsLayout()
      screen.commit()
      #expect(view.log.take() == [])
      model.name = "Bob"
      screen.commit()
      #expect(view.log.take() == ["layout"])
    }

    @Test func aStepThatChangesWhatItReadsIsNotRepeatedEndlessly() {
      view.work["layout"] = { [model] in model.name += "!" }
      view.setNeedsLayout()
      screen.commit()
      screen.commit()
      #expect(view.log.take() == ["layout"])
      #expect(model.name == "Ann!")
    }

    @Test func aPartThatIsDrawnAgainKeepsWhatTheRestHasRead() {
      read(in: "drawing")
      view.work["drawing"] = { [model] in _ = model.city }
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.commit()
      _ = view.log.take()
      model.name = "Bob"
      screen.commit()
      #expect(view.log.take() == ["drawing"])
    }

    // MARK: Lifetimes and threads

    @Test func aViewIsNotKeptAndAChangeAfterItsEndDoesNothing() {
      weak var gone: StepView?
      let log: CallLog
      do {
        let other = StepView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        for step in ["properties", "constraints", "layout", "drawing"] {
          other.work[step] = { [model] in _ = model.name }
        }
        screen.view.addSubview(other)
        screen.commit()
        other.removeFromSuperview()
        log = other.log
        gone = other
      }
      screen.commit()
      #expect(gone == nil)
      _ = log.take()
      model.name = "Bob"
      screen.commit()
      #expect(log.take() == [])
    }

    @Test func aModelIsNotKept() {
      weak var gone: ObservedModel?
      do {
        let other = ObservedModel()
        view.work["layout"] = { _ = other.name }
        view.setNeedsLayout()
        screen.commit()
        view.work = [:]
        gone = other
      }
      #expect(gone == nil)
    }

    @Test func aChangeOnAnotherThreadRepeatsTheStepOnTheMainThread() async {
      var names: [String] = []
      view.work["layout"] = { [model] in names.append(model.name) }
      view.setNeedsLayout()
      screen.commit()
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [model] in
          model.name = "Bob"
          DispatchQueue.main.async { continuation.resume() }
        }
      }
      screen.commit()
      #expect(names == ["Ann", "Bob"])
    }

    // MARK: Systems

    @Test(arguments: [
      (18, nil, false), (18, true, true), (26, nil, true), (26, false, false), (27, nil, true),
    ])
    func theSystemAndTheAppDecide(_ system: Int, _ requested: Bool?, _ isOn: Bool) throws {
      let version = try #require(SystemVersion("\(system).2"))
      let behavior = DesignSelection.behavior(of: version)
      #expect(ObservationSetting.setting(of: behavior, requested: requested) == isOn)
    }

    @Test func nothingIsRepeatedWhileItIsOff() {
      ObservationSetting.isOn = false
      for step in ["properties", "constraints", "layout", "drawing"] { read(in: step) }
      model.name = "Bob"
      screen.commit()
      #expect(view.log.take() == [])
    }
  }
}

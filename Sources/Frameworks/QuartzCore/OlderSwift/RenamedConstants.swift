// As in Xcode, projects in Swift 4 can use the former names of declarations that Swift 4.2 renamed.

/// The name of `CAMediaTimingFillMode.forwards` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name of `CAMediaTimingFillMode.backwards` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name of `CAMediaTimingFillMode.both` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name of `CAMediaTimingFillMode.removed` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name of `CAMediaTimingFunctionName.linear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name of `CAMediaTimingFunctionName.easeIn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name of `CAMediaTimingFunctionName.easeOut` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name of `CAMediaTimingFunctionName.default` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The name of `CAShapeLayerLineCap.butt` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The name of `CAShapeLayerLineCap.round` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The name of `CAShapeLayerLineCap.square` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The name of `CAShapeLayerLineJoin.miter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The name of `CAShapeLayerLineJoin.round` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The name of `CAShapeLayerLineJoin.bevel` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The name of `CAShapeLayerFillRule.nonZero` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The name of `CAShapeLayerFillRule.evenOdd` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The name of `CALayerContentsGravity.center` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public let kCAGravityCenter = CALayerContentsGravity.center
/// The name of `CALayerContentsGravity.top` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public let kCAGravityTop = CALayerContentsGravity.top
/// The name of `CALayerContentsGravity.bottom` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public let kCAGravityBottom = CALayerContentsGravity.bottom
/// The name of `CALayerContentsGravity.left` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public let kCAGravityLeft = CALayerContentsGravity.left
/// The name of `CALayerContentsGravity.right` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public let kCAGravityRight = CALayerContentsGravity.right
/// The name of `CALayerContentsGravity.topLeft` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
/// The name of `CALayerContentsGravity.topRight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public let kCAGravityTopRight = CALayerContentsGravity.topRight
/// The name of `CALayerContentsGravity.bottomLeft` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
/// The name of `CALayerContentsGravity.bottomRight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
/// The name of `CALayerContentsGravity.resize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name of `CALayerContentsGravity.resizeAspect` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name of `CALayerContentsGravity.resizeAspectFill` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name of `CATransitionType.fade` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public let kCATransitionFade = CATransitionType.fade
/// The name of `CATransitionType.moveIn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The name of `CATransitionType.push` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public let kCATransitionPush = CATransitionType.push
/// The name of `CATransitionType.reveal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public let kCATransitionReveal = CATransitionType.reveal
/// The name of `CATransitionSubtype.fromRight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The name of `CATransitionSubtype.fromLeft` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The name of `CATransitionSubtype.fromTop` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The name of `CATransitionSubtype.fromBottom` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// The name of `CATextLayerAlignmentMode.natural` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// The name of `CATextLayerAlignmentMode.left` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The name of `CATextLayerAlignmentMode.right` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The name of `CATextLayerAlignmentMode.center` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The name of `CATextLayerAlignmentMode.justified` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
/// The name of `CATextLayerTruncationMode.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public let kCATruncationNone = CATextLayerTruncationMode.none
/// The name of `CATextLayerTruncationMode.start` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public let kCATruncationStart = CATextLayerTruncationMode.start
/// The name of `CATextLayerTruncationMode.middle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// The name of `CATextLayerTruncationMode.end` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// The name of `CAGradientLayerType.axial` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// The name of `CAGradientLayerType.radial` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.radial")
public let kCAGradientLayerRadial = CAGradientLayerType.radial
/// The name of `CAAnimationCalculationMode.linear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name of `CAAnimationCalculationMode.discrete` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name of `CAAnimationCalculationMode.paced` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name of `CAAnimationCalculationMode.cubic` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name of `CAAnimationCalculationMode.cubicPaced` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubicPaced")
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The name of `CAAnimationRotationMode.rotateAuto` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The name of `CAAnimationRotationMode.rotateAutoReverse` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
/// The name of `CAEmitterLayerEmitterShape.point` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
/// The name of `CAEmitterLayerEmitterShape.line` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// The name of `CAEmitterLayerEmitterShape.rectangle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// The name of `CAEmitterLayerEmitterShape.cuboid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// The name of `CAEmitterLayerEmitterShape.circle` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// The name of `CAEmitterLayerEmitterShape.sphere` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
/// The name of `CAEmitterLayerEmitterMode.points` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
/// The name of `CAEmitterLayerEmitterMode.outline` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
/// The name of `CAEmitterLayerEmitterMode.surface` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
/// The name of `CAEmitterLayerEmitterMode.volume` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
/// The name of `CAEmitterLayerRenderMode.unordered` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
/// The name of `CAEmitterLayerRenderMode.oldestFirst` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
/// The name of `CAEmitterLayerRenderMode.oldestLast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
/// The name of `CAEmitterLayerRenderMode.backToFront` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
/// The name of `CAEmitterLayerRenderMode.additive` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
/// The name of `CALayerContentsFilter.nearest` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public let kCAFilterNearest = CALayerContentsFilter.nearest
/// The name of `CALayerContentsFilter.linear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public let kCAFilterLinear = CALayerContentsFilter.linear
/// The name of `CALayerContentsFilter.trilinear` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
